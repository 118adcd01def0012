import {
  gapsAndOverlaps,
  HIT_QUALITIES,
  listWords,
  playing,
  playRanges,
  RANGE_DEFAULTS,
  RANGE_START,
  type HitQuality,
  type PlacedHit,
  type RangeSettings,
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
const TIMES = [0, 0.9, 1.4, 1.7, 1.9, 2.02, 2.14, 2.26];
const CLIMB = [0.1, 0.3, 0.5, 0.7, 0.9, 0.95, 0.6, 1].map((strength, index): PlacedHit => {
  const zone = index < 4 ? 'center' : 'edge';
  return {zone, place: (index + 0.5) / 8, strength, time: TIMES[index] ?? 0};
});

const rangeWords = (ranges: readonly number[], words: string): string[] => {
  const names = listWords(ranges.map((range) => String(range + 1)));
  return names ? [`Range${ranges.length > 1 ? 's' : ''} ${names}: ${words}.`] : [];
};

/** What a map leaves out, and what it has twice, in words. */
export function mapWords(settings: RangeSettings): string {
  const {gaps, overlaps} = gapsAndOverlaps(settings);
  const parts = [...rangeWords(gaps, 'silent'), ...rangeWords(overlaps, 'several sounds')];
  return parts.join(' ') || 'Each range plays one sound.';
}

function start({controls: {choice, h, matrix}, say}: Stage): Play {
  let settings: RangeSettings = RANGE_DEFAULTS;
  const rule = playing(playRanges, RANGE_START, () => settings);
  const ranges = Array.from({length: settings.count}, (_unused, range) => range);
  const heads = ranges.map(() => h('th', {scope: 'col'}));
  const squareOf = (id: string, name: string, range: number): HTMLElement =>
    h('button', {
      type: 'button',
      'aria-label': `${name}, range ${String(range + 1)}`,
      click: () => turn(id, range),
    });
  const squares = new Map(
    settings.modules.map(({id, name}) => [name, ranges.map((range) => squareOf(id, name, range))]),
  );

  function show(): void {
    for (const {name, ranges: on} of settings.modules) {
      squares.get(name)?.forEach((square, range) => {
        const isOn = on.includes(range);
        square.setAttribute('aria-pressed', String(isOn));
        square.dataset.square = isOn ? 'plain' : 'off';
      });
    }
    const [low, high] = ENDS[settings.mode];
    heads.forEach((head, range) => {
      const end = range === 0 ? ` ${low}` : range === settings.count - 1 ? ` ${high}` : '';
      head.replaceChildren(String(range + 1), h('small', {}, end));
    });
  }

  function turn(id: string, range: number): void {
    const modules = settings.modules.map((one) => {
      const without = one.ranges.filter((other) => other !== range);
      if (one.id !== id) return one;
      return {...one, ranges: without.length < one.ranges.length ? without : [...without, range]};
    });
    settings = {...settings, modules};
    show();
    say(mapWords(settings));
  }

  const mode = choice<HitQuality>('Mode', HIT_QUALITIES, settings.mode, (chosen) => {
    settings = {...settings, mode: chosen};
    show();
  });
  show();

  /** Marks the range that a hit fell into, and the sounds that answered. */
  function light(hitRange: number | null): void {
    heads.forEach((head, range) => head.toggleAttribute('data-hit', range === hitRange));
    for (const ofModule of squares.values()) {
      ofModule.forEach((square, range) => square.toggleAttribute('data-hit', range === hitRange));
    }
  }

  return {
    settings: [matrix(heads, squares, 'sp-ranges'), mode.element],
    ...rule,
    hit(hit) {
      const {outcome, range} = rule.hit(hit);
      const where = range === null ? 'no range' : `range ${String(range + 1)}`;
      return {
        outcome: {...outcome, says: outcome.says.replace(': ', `: ${where}, `)},
        seen: () => light(range),
      };
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Hit ranges',
  tasks: 'Play from range 1 up to 5: which sounds answer? Press squares to change the map.',
  ours: 'Made up here: five ranges of the same width, how speed is measured, timbre from center to edge, mode and map at first, and the sounds.',
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
