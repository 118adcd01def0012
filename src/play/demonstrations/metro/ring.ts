import {
  barsOf,
  metroPattern,
  padsOf,
  TWELFTHS,
  type MetroEvent,
  type MetroSettings,
  type MetroStep,
} from '../../core';
import type {Stage} from '../../shell';

/** The drawing around the drum: a square of so many units. */
const SIZE = 240;
const MIDDLE = SIZE / 2;

/** Outer radius of the first pad's ring, and a ring's width. */
const OUTER = 118;
const WIDTH = 12.5;

/** Degrees left open at the top, for the pads' numbers; and between two steps. */
const OPEN = 26;
const GAP = 1.4;

const radiusOf = (pad: number): number => OUTER - pad * (WIDTH + 2);

/** A point of the drawing, by radius and degrees from the top. */
function point(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(MIDDLE + radius * Math.sin(turn)).toFixed(1)} ${(MIDDLE - radius * Math.cos(turn)).toFixed(1)}`;
}

function sector(outer: number, inner: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const arc = (radius: number, sweep: 0 | 1, end: string): string =>
    `A${radius} ${radius} 0 ${large} ${sweep} ${end}`;
  return `M${point(outer, from)}${arc(outer, 1, point(outer, to))}L${point(inner, to)}${arc(inner, 0, point(inner, from))}z`;
}

/** The pattern as rings, one for each pad, the first outside. */
export function createRing({s}: Stage['controls']) {
  const cells = s('g');
  const bars = s('path', {class: 'sp-metro-bars'});
  const light = s('path', {class: 'sp-metro-light'});
  const hand = s('path', {class: 'sp-metro-hand'});
  let settings: MetroSettings | undefined;
  let steps: readonly MetroStep[] = [];
  let length = 1;
  /** How many steps were played before this round of the ring: in Cycle, rounds differ. */
  let before = 0;

  const at = (position: number): number => OPEN / 2 + ((360 - OPEN) * position) / length;

  function ends(step: number): [from: number, to: number] {
    return [at(steps[step]?.position ?? 0), at(steps[step + 1]?.position ?? length) - GAP];
  }

  const cell = (pad: number, step: number): string =>
    sector(radiusOf(pad), radiusOf(pad) - WIDTH, ...ends(step));

  function drawCells(now: MetroSettings): void {
    const parts = steps.flatMap((step, index) => {
      const playing = padsOf(now, step, before + index);
      return Array.from({length: now.pads}, (_, pad) => {
        const on = playing.includes(pad);
        const strength = Math.max(Math.round(10 * step.strength), 1) / 10;
        return s('path', {
          class: on ? 'sp-metro-cell sp-metro-on' : 'sp-metro-cell',
          d: cell(pad, index),
          ...(on ? {'fill-opacity': 0.25 + 0.75 * strength} : {}),
        });
      });
    });
    cells.replaceChildren(...parts);
  }

  return {
    element: s(
      'svg',
      {class: 'sp-metro', viewBox: `0 0 ${SIZE} ${SIZE}`, 'aria-hidden': 'true'},
      cells,
      bars,
      light,
      hand,
      ...[0, 1, 2].map((pad) =>
        s('text', {x: MIDDLE, y: MIDDLE - radiusOf(pad) + WIDTH - 1.4}, String(pad + 1)),
      ),
    ),
    draw(next: MetroSettings): void {
      settings = next;
      steps = metroPattern(next);
      const count = barsOf(next);
      length = count * next.beats * TWELFTHS;
      before = 0;
      drawCells(next);
      const inner = radiusOf(next.pads - 1) - WIDTH - 2;
      const lines = Array.from({length: count}, (_, bar) => {
        const turn = at((bar * length) / count) - GAP / 2;
        return `M${point(OUTER + 2, turn)}L${point(inner, turn)}`;
      });
      bars.setAttribute('d', lines.join(''));
    },
    /** Shows the step that plays, in its place: the grid may have changed since it was handed over. */
    show(played: MetroEvent | null): void {
      const step = steps.findIndex(({position}) => position === played?.position);
      const event = step < 0 ? null : played;
      if (event && settings?.mode === 'Cycle' && event.count - step !== before) {
        before = event.count - step;
        drawCells(settings);
      }
      const [from, to] = ends(step);
      const inner = radiusOf((settings?.pads ?? 1) - 1) - WIDTH;
      hand.setAttribute('d', event ? sector(OUTER, inner, from, to) : '');
      light.setAttribute('d', event ? event.pads.map((pad) => cell(pad, step)).join('') : '');
    },
  };
}
