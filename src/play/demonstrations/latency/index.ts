import {
  BUFFER_SIZES,
  evenHits,
  LATENCY_DEFAULTS,
  leastLatency,
  millisecondWords,
  NO_VOICES,
  playing,
  playLate,
  SAMPLE_RATES,
  type LatencySettings,
  type PlacedHit,
} from '../../core';
import type {Controls, Demonstration, Play, Stage} from '../../shell';
import './latency.lazy.css';

/** The whole width of the bar that shows the delay, in seconds. Ours; latency.lazy.css has the same. */
const WIDTH = 0.05;

/** An even groove, so that ears have something to hold on to. Ours. */
const GROOVE = evenHits([0.9, 0.4, 0.7, 0.4, 0.95, 0.4, 0.7, 0.6], 0.3, ['center', 'edge']);

/** Half a minute of clicks that nobody plays, at 100 beats per minute, as fast as the groove is. Ours. */
const CLICK: readonly PlacedHit[] = Array.from({length: 50}, (_, beat) => ({
  zone: 'center',
  strength: beat % 4 === 0 ? 0.9 : 0.6,
  time: beat * 0.6,
  rest: 0.6,
  isClick: true,
}));

/** With the click the groove is heard for two bars, so that a late snare is heard against it. */
const WITH_CLICK: readonly PlacedHit[] = [
  ...CLICK,
  ...GROOVE,
  ...GROOVE.map((hit) => ({...hit, time: 2.4 + hit.time})),
].sort((one, other) => one.time - other.time);

/** Words by values, in order: whole numbers as names of properties are sorted. */
const SIZES = wordsOf(BUFFER_SIZES, (size) => size.toLocaleString('en-US'));
const RATES = wordsOf(SAMPLE_RATES, (rate) => `${String(rate / 1000)} kHz`);

function wordsOf(values: readonly number[], words: (value: number) => string) {
  return Object.fromEntries(values.map((value) => [value, words(value)]));
}

/** From the hit, at the left, to the snare: the delay as a bar, and in words. */
function createLag(h: Controls['h'], name: string) {
  const bar = h('span', {class: 'sp-play-lag'});
  const delay = h('b', {}, '–');
  return {
    parts: [h('span', {}, name), bar, delay],
    set(settings: LatencySettings): void {
      const width = (100 * leastLatency(settings)) / WIDTH;
      bar.style.setProperty('--lag', `${width.toFixed(1)}%`);
      delay.textContent = millisecondWords(leastLatency(settings));
    },
  };
}

function start({controls: {choice, h, row, toggle}, linesMoved}: Stage): Play {
  let settings = LATENCY_DEFAULTS;
  /** With what the last hit was played: sizes that are passed over on the way were never heard. */
  let heard: LatencySettings | undefined;
  const rule = playing(playLate, NO_VOICES, () => settings);
  let [hearsStick, hasClick] = [true, false];
  const [before, now] = [createLag(h, 'before'), createLag(h, 'now')];
  const head = ['', h('span', {class: 'sp-play-felt'}, '10 ms: often felt'), 'snare after'];
  const parts = [...head.map((one) => h('span', {}, one)), ...before.parts, ...now.parts];
  now.set(settings);

  function choose(chosen: Partial<LatencySettings>): void {
    if (heard) before.set(heard);
    settings = {...settings, ...chosen};
    now.set(settings);
  }

  const buffer = choice('Buffer', SIZES, String(settings.buffer), (size) =>
    choose({buffer: Number(size)}),
  );
  const rate = choice('Sample rate', RATES, String(settings.rate), (hertz) =>
    choose({rate: Number(hertz)}),
  );

  return {
    settings: [
      h('div', {class: 'sp-play-lags'}, buffer.element, ...parts),
      rate.element,
      row(
        toggle('Stick', hearsStick, (isOn) => void (hearsStick = isOn)),
        toggle('Click', hasClick, (isOn) => {
          hasClick = isOn;
          linesMoved();
        }),
      ),
    ],
    idle: () => (hasClick ? [] : ['click']),
    ...rule,
    hit(hit) {
      if ('isClick' in hit) {
        const id = `click.${String(Math.round(1000 * hit.time))}`; // no further point in it
        const sound = {id, module: 'click', name: 'click', gain: hit.strength, length: 0.1};
        const starts = hasClick ? [sound] : [];
        const outcome = {starts, ends: [], says: ''};
        return {outcome, isClick: true, counts: false, peak: 0, mark: ''};
      }
      heard = settings;
      const {outcome, state} = rule.hit(hit);
      const id = `stick.${String(state.count)}`;
      const stick = {id, module: 'stick', name: 'stick', gain: hit.strength, length: 0.08};
      const {starts} = outcome;
      const mark = `+${millisecondWords(leastLatency(settings))}`;
      return {outcome: {...outcome, starts: hearsStick ? [stick, ...starts] : starts}, mark};
    },
    pattern: () => () => (hasClick ? WITH_CLICK : GROOVE),
  };
}

export const demonstration: Demonstration = {
  title: 'Latency',
  tasks: 'Hit the drum, then choose a bigger buffer: the snare falls further behind your hit.',
  ours: 'Made up here: buffer sizes (in samples), sample rates and sounds. Your device adds its own delay.',
  level: 10.5,
  zones: ['center', 'edge'],
  sounds: {
    click: {row: 'click', plays: 'highClick'},
    stick: {row: 'stick', plays: 'stick'},
    snare: {row: 'snare', plays: 'darkSnare'},
  },
  second: 1000,
  start,
};
