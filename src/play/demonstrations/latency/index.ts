import {
  BUFFER_SIZES,
  evenHits,
  FELT_AS_LATE,
  LATENCY_DEFAULTS,
  leastLatency,
  metersOfAir,
  millisecondWords,
  NO_VOICES,
  playing,
  playLate,
  SAMPLE_RATES,
  type LatencySettings,
  type PlacedHit,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import './latency.lazy.css';

const FEET = 3.28084;

/** The whole width of the bar that shows the delay, in seconds. Ours; latency.lazy.css has the same. */
const WIDTH = 0.05;

/** An even groove, so that ears have something to hold on to. Ours. */
const GROOVE = evenHits([0.9, 0.4, 0.7, 0.4, 0.95, 0.4, 0.7, 0.6], 0.3, ['center', 'edge']);

/** Half a minute of clicks that nobody plays, at 100 beats per minute, as fast as the groove is. Ours. */
const CLICK: readonly PlacedHit[] = Array.from({length: 50}, (_, beat) => ({
  zone: 'center',
  strength: beat % 4 === 0 ? 0.9 : 0.6,
  time: beat * 0.6,
  isClick: true,
}));

/** With the click the groove is heard for two bars, so that a late snare is heard against it. */
const WITH_CLICK: readonly PlacedHit[] = [
  ...CLICK,
  ...GROOVE,
  ...GROOVE.map((hit) => ({...hit, time: 2.4 + hit.time})),
].sort((one, other) => one.time - other.time);

const rateWords = (rate: number): string => `${String(rate / 1000)} kHz`;
const bufferWords = (buffer: number): string => buffer.toLocaleString('en-US');
const isFelt = (settings: LatencySettings): boolean => leastLatency(settings) >= FELT_AS_LATE;

function verdictOf(settings: LatencySettings): string {
  const delay = leastLatency(settings);
  const feet = String(Math.round(metersOfAir(delay) * FEET));
  const felt = isFelt(settings) ? 'Often felt.' : 'Under 10 ms.';
  return `${millisecondWords(delay)}: a speaker ${feet} ${feet === '1' ? 'foot' : 'feet'} away. ${felt}`;
}

function start({controls: {row, toggle, h}}: Stage): Play {
  let settings = LATENCY_DEFAULTS;
  const rule = playing(playLate, NO_VOICES, () => settings);
  let [hearsStick, hasClick] = [true, false];
  const bar = h('div', {class: 'sp-play-lag', 'aria-hidden': 'true'});
  const verdict = h('p', {role: 'status'});

  function choose(chosen: LatencySettings): void {
    settings = chosen;
    const width = (100 * leastLatency(settings)) / WIDTH;
    bar.style.setProperty('--lag', `${width.toFixed(1)}%`);
    verdict.textContent = verdictOf(settings);
  }

  const cell = (chosen: LatencySettings): HTMLElement => {
    const delay = millisecondWords(leastLatency(chosen));
    const {buffer, rate} = chosen;
    return h(
      'td',
      {'data-felt': isFelt(chosen)},
      h(
        'label',
        {},
        h('input', {
          type: 'radio',
          name: 'sp-play-latency',
          'aria-label': `${bufferWords(buffer)} samples at ${rateWords(rate)}: ${delay}`,
          checked: buffer === settings.buffer && rate === settings.rate,
          change: () => choose(chosen),
        }),
        h('span', {}, delay.replace(' ms', '')),
      ),
    );
  };
  const table = h(
    'table',
    {class: 'sp-play-choice sp-play-times'},
    h('caption', {}, 'In ms, in and out. Dashed: drummers tend to feel it.'),
    h(
      'tr',
      {},
      h('th', {scope: 'col'}, 'samples'),
      ...BUFFER_SIZES.map((buffer) => h('th', {scope: 'col'}, bufferWords(buffer))),
    ),
    ...SAMPLE_RATES.map((rate) =>
      h(
        'tr',
        {},
        h('th', {scope: 'row'}, rateWords(rate)),
        ...BUFFER_SIZES.map((buffer) => cell({buffer, rate})),
      ),
    ),
  );
  choose(settings);

  return {
    settings: [
      table,
      row(
        toggle('Stick', hearsStick, (isOn) => void (hearsStick = isOn)),
        toggle('Click', hasClick, (isOn) => void (hasClick = isOn)),
        bar,
      ),
      verdict,
    ],
    ...rule,
    hit(hit) {
      if ('isClick' in hit) {
        const id = `click.${String(Math.round(1000 * hit.time))}`; // no further point in it
        const sound = {id, module: 'click', name: 'click', gain: hit.strength, length: 0.1};
        const starts = hasClick ? [sound] : [];
        const outcome = {starts, ends: [], says: ''};
        return {outcome, isClick: true, counts: false, peak: 0, mark: ''};
      }
      const {outcome, state} = rule.hit(hit);
      const id = `stick.${String(state.count)}`;
      const stick = {id, module: 'stick', name: 'stick', gain: hit.strength, length: 0.08};
      const {starts} = outcome;
      return {outcome: {...outcome, starts: hearsStick ? [stick, ...starts] : starts}};
    },
    pattern: () => (hasClick ? WITH_CLICK : GROOVE),
  };
}

export const demonstration: Demonstration = {
  title: 'Latency',
  tasks: 'Hit the drum, then choose a bigger buffer: the snare falls behind the stick.',
  ours: 'Made up here: sizes and sounds. Your device adds its own delay.',
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
