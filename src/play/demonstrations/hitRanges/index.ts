import {
  gapsAndOverlaps,
  HIT_QUALITIES,
  listWords,
  playRanges,
  RANGE_DEFAULTS,
  RANGE_START,
  type HitQuality,
  type PlacedHit,
  type RangeSettings,
  type RangeState,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import './hitRanges.lazy.css';

/** What the lowest and the highest range are called, by mode. facts: controllers/hit-controller 9 */
const ENDS: Readonly<Record<HitQuality, readonly [low: string, high: string]>> = {
  velocity: ['soft', 'hard'],
  speed: ['slow', 'fast'],
  timbre: ['center', 'edge'],
};

/** Soft to hard, slow to fast, center to edge: whatever the mode, all ranges are hit. Ours. */
const CLIMB: readonly PlacedHit[] = (
  [
    [0, 0.1],
    [0.9, 0.3],
    [1.4, 0.5],
    [1.7, 0.7],
    [1.9, 0.9],
    [2.02, 0.95],
    [2.14, 0.6],
    [2.26, 1],
  ] as const
).map(([time, strength], index) => ({
  zone: index < 4 ? 'center' : 'edge',
  place: (index + 0.5) / 8,
  strength,
  time,
}));

/** "Range 3", "Ranges 1, 2 and 4". */
function rangeWords(ranges: readonly number[]): string {
  return `Range${ranges.length > 1 ? 's' : ''} ${listWords(ranges.map((range) => String(range + 1)))}`;
}

/** What a map leaves out, and what it has twice, in words. */
export function mapWords(settings: RangeSettings): string {
  const {gaps, overlaps} = gapsAndOverlaps(settings);
  const many = (ranges: readonly number[], one: string, more: string): string =>
    ranges.length > 1 ? more : one;
  const parts = [
    gaps.length > 0 ? `${rangeWords(gaps)} ${many(gaps, 'is', 'are')} silent.` : '',
    overlaps.length > 0
      ? `${rangeWords(overlaps)} ${many(overlaps, 'plays', 'play')} more than one sound.`
      : '',
  ].filter(Boolean);
  return parts.join(' ') || 'Each range plays one sound.';
}

function start({controls: {choice, h}}: Stage): Play {
  let settings: RangeSettings = RANGE_DEFAULTS;
  let state: RangeState = RANGE_START;
  const ranges = Array.from({length: settings.count}, (_unused, range) => range);
  const told = h('p', {role: 'status'});
  const low = h('td', {colspan: 2});
  const high = h('td', {colspan: settings.count - 2, class: 'sp-ranges-high'});
  const heads = ranges.map((range) => h('th', {scope: 'col'}, String(range + 1)));
  const squares = settings.modules.map(({id, name}) =>
    ranges.map((range) =>
      h('button', {
        type: 'button',
        'aria-label': `${name}, range ${String(range + 1)}`,
        click: () => turn(id, range),
      }),
    ),
  );

  function show(): void {
    settings.modules.forEach((row, index) => {
      squares[index]?.forEach((square, range) => {
        const isOn = row.ranges.includes(range);
        square.setAttribute('aria-pressed', String(isOn));
        square.dataset.square = isOn ? 'plain' : 'off';
      });
    });
    told.textContent = mapWords(settings);
    [low.textContent, high.textContent] = ENDS[settings.mode];
  }

  function turn(id: string, range: number): void {
    const modules = settings.modules.map((row) => {
      if (row.id !== id) return row;
      const without = row.ranges.filter((one) => one !== range);
      return {...row, ranges: without.length < row.ranges.length ? without : [...without, range]};
    });
    settings = {...settings, modules};
    show();
  }

  const mode = choice<HitQuality>('Mode', HIT_QUALITIES, settings.mode, (chosen) => {
    settings = {...settings, mode: chosen};
    state = {...state, lastHit: null};
    show();
  });
  const matrix = h(
    'table',
    {class: 'sp-play-matrix sp-ranges', 'aria-label': 'Mapping matrix'},
    h('tr', {'aria-hidden': 'true'}, h('td'), low, high),
    h('tr', {}, h('td'), ...heads),
    ...settings.modules.map(({name}, index) =>
      h(
        'tr',
        {},
        h('th', {scope: 'row'}, name),
        ...(squares[index] ?? []).map((square) => h('td', {}, square)),
      ),
    ),
  );
  show();

  /** Marks the range that a hit fell into, and the sounds that answered. */
  function light(hitRange: number | null): void {
    heads.forEach((head, range) => head.toggleAttribute('data-hit', range === hitRange));
    for (const row of squares) {
      row.forEach((square, range) => square.toggleAttribute('data-hit', range === hitRange));
    }
  }

  return {
    settings: [h('div', {class: 'sp-play-mapping'}, matrix, told), mode.element],
    hit(hit) {
      const {outcome, range, state: next} = playRanges(settings, state, hit);
      state = next;
      const where = range === null ? 'no range' : `range ${String(range + 1)}`;
      return {
        outcome: {...outcome, says: outcome.says.replace(': ', `: ${where}, `)},
        seen: () => light(range),
      };
    },
    reset: () => void (state = RANGE_START),
  };
}

export const demonstration: Demonstration = {
  title: 'Hit ranges',
  tasks: 'Play from soft to hard: each range has its own sounds. Press squares to change the map.',
  ours: 'Made up here: five ranges of the same width, how speed is measured, timbre from center to edge, the mode at first and the sounds.',
  level: 9.5,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    ghost: {row: 'ghost', plays: 'brush'},
    body: {row: 'body', plays: 'darkSnare'},
    chord: {row: 'chord', plays: 'chordOne'},
  },
  pattern: CLIMB,
  drags: true,
  start,
};
