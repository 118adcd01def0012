import {
  type Hit,
  LONG,
  NO_VOICES,
  PHRASE,
  playThresholds,
  SHORT,
  type ThresholdSettings,
} from '../../../play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  PALETTE,
  phraseTime,
  playPhrase,
  soundsLane,
  soundsOf,
} from '../kit';

/** What the drum picks up from its neighbors between the strokes. */
const STRAYS: readonly Hit[] = [1, 5.5, 9, 11].map((eighth, index) => ({
  zone: 'edge',
  strength: [0.1, 0.12, 0.08, 0.11][index] ?? 0.1,
  time: eighth * 0.25,
}));
const HITS = [...PHRASE, ...STRAYS].sort((a, b) => a.time - b.time);

const GATES: ThresholdSettings = {
  input: 0.16,
  modules: [
    {id: 'snare', name: 'snare', threshold: 0, length: SHORT},
    {id: 'chord', name: 'chord', threshold: 0.7, length: LONG / 4},
  ],
};

export default defineDiagram({
  title: 'The threshold of an input, and the threshold of one module',
  wide: true,
  height: 300,
  draw(c) {
    const time = phraseTime(130, 414);
    const played = playPhrase(playThresholds, GATES, NO_VOICES, HITS);
    const counted = played.filter(({result}) => result.counts).map(({hit}) => hit);
    const sounds = soundsOf(played);
    const chords = sounds
      .filter(({name}) => name === 'chord')
      .map((sound) => ({...sound, to: Math.min(sound.to, time.seconds)}));
    const loud = counted.filter(({strength}) => strength >= 0.7);
    hitGuides(c, time, 98, 170, counted);
    hitGuides(c, time, 238, 288, loud);

    hitsLane(c, {time, y: 32, h: 64, hits: HITS, thresholds: [{at: GATES.input}], legend: true});
    c.text('Input', {x: 20, y: 52}, {bold: true});
    c.text('stray hits stop', {x: 20, y: 69}, {color: PALETTE.muted});
    soundsLane(c, {time, y: 112, h: 28, sounds: sounds.filter(({name}) => name === 'snare')});
    c.text('Snare', {x: 20, y: 126}, {bold: true});

    hitsLane(c, {time, y: 172, h: 64, hits: counted, thresholds: [{at: 0.7}]});
    c.text('Chord module', {x: 20, y: 192}, {bold: true});
    c.text('soft hits stop', {x: 20, y: 209}, {color: PALETTE.muted});
    soundsLane(c, {time, y: 252, h: 34, sounds: chords});
    c.text('Chord', {x: 20, y: 269}, {bold: true});
  },
});
