/**
 * Runs in the page: a second pair of ears at its loudspeakers, which miss nothing of the last 0.7 s and
 * remember it for another 0.6 s: asking a page that is busy takes longer than a click sounds. To be called
 * before the page makes its first sound. What they hear is `window.heard`, the largest sample.
 */
export function haveEars(): void {
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode, ...rest: never[]) {
    if (to instanceof AudioDestinationNode && to.context instanceof AudioContext) {
      const analyser = new AnalyserNode(to.context, {fftSize: 32_768});
      (connect as (this: AudioNode, to: AudioNode) => AudioNode).call(this, analyser);
      Object.assign(window, {ears: analyser});
      const samples = new Float32Array(analyser.fftSize);
      let heard: {time: number; peak: number}[] = [];
      setInterval(() => {
        const time = performance.now();
        heard = heard.filter((one) => time - one.time < 600);
        if (to.context.state !== 'running') heard = [];
        else {
          analyser.getFloatTimeDomainData(samples);
          const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          heard.push({time, peak});
        }
        Object.assign(window, {heard: Math.max(0, ...heard.map(({peak}) => peak))});
      }, 200);
    }
    return connect.call(this, to as never, ...rest) as never;
  } as never;
}
