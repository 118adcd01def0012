import {eqGain, gainOfDecibels, hitLevels, type Levels} from '../../core';
import type {Controls} from '../../shell';
import {BOX, type EffectChoice} from './choices';

/** The picture's size, in its own units. */
const WIDTH = 320;
const HEIGHT = 64;
/** dB from the floor to the top; for EQ, as much above the middle as below. */
const RANGE = 48;
const EQ_RANGE = 15;
/** Points from side to side. */
const POINTS = 160;
/** Hz at the left and at the right. */
const LOWEST = 40;
const HIGHEST = 8000;

/** A hard hit and a soft one, dying away as a snare does; the second at 1/2 of the time. */
function twoHits(seconds: number): Levels {
  const step = seconds / POINTS;
  const hard = hitLevels(1, 0.7, step, seconds);
  const soft = hitLevels(0.08, 0.7, step, seconds);
  // Where the picture is short, the first hit alone.
  const later = seconds > 1 ? Math.round(POINTS / 2) : POINTS;
  return hard.map((level, index) => Math.hypot(level, soft[index - later] ?? 0));
}

/** Heights from the floor, 0 to 1, of levels in dB. */
const heights = (levels: Levels, decibels: number): number[] =>
  levels.map((level) =>
    Math.max(0, 1 + (20 * Math.log10(Math.max(level, 1e-6)) + decibels) / RANGE),
  );

/** What is drawn for a choice: heights from 0 to 1, without the effect and with it. */
export function plotted(
  choice: EffectChoice,
  value: number,
  decibels: number,
): {dry: readonly number[]; wet: readonly number[]} {
  if (!choice.levels) {
    const wet = Array.from({length: POINTS}, (_, index) => {
      const frequency = LOWEST * (HIGHEST / LOWEST) ** (index / POINTS);
      return 0.5 + eqGain({...BOX, gain: value}, frequency) / (2 * EQ_RANGE);
    });
    return {dry: wet.map(() => 0.5), wet};
  }
  const levels = twoHits(choice.seconds);
  const wet = choice.levels(value)(levels, choice.seconds / POINTS);
  return {dry: heights(levels, -3), wet: heights(wet, decibels - 3)};
}

/** What an effect does to a hit, or to the tone: a line without it, an area with it. */
interface Plot {
  readonly element: HTMLElement;
  /** @param decibels added to what comes out of the effect */
  readonly draw: (choice: EffectChoice, value: number, decibels: number) => void;
}

/** What the picture spans, in words. */
function spanWords({levels, seconds}: EffectChoice): string {
  if (!levels) return `${String(LOWEST)} Hz to ${String(HIGHEST / 1000)} kHz`;
  return seconds < 1 ? `${String(1000 * seconds)} ms` : `${String(seconds)} s`;
}

/** Draws the picture; the strip and the words tell the same. */
export function createPlot({h, s}: Controls): Plot {
  const dry = s('path', {class: 'sp-effect-dry'});
  const wet = s('path', {class: 'sp-effect-wet'});
  const caption = h('span', {});
  const line = (points: readonly number[]): string =>
    points
      .map((height, index) => {
        const y = HEIGHT * (1 - Math.min(height, 1));
        return `${((WIDTH * index) / (POINTS - 1)).toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('L');
  const box = {viewBox: `0 0 ${String(WIDTH)} ${String(HEIGHT)}`, preserveAspectRatio: 'none'};
  return {
    element: h(
      'div',
      {class: 'sp-effect-plot', 'aria-hidden': 'true'},
      s('svg', box, wet, dry),
      caption,
    ),
    draw(choice, value, decibels) {
      const points = plotted(choice, value, decibels);
      const floor = String(HEIGHT);
      wet.setAttribute('d', `M0 ${floor}L${line(points.wet)}L${String(WIDTH)} ${floor}z`);
      dry.setAttribute('d', `M${line(points.dry)}`);
      caption.textContent = `${spanWords(choice)}. Gray line: without the effect.`;
    },
  };
}

/** How long a hit is heard with an effect, in seconds: until 40 dB below its begin. */
export function heardFor(choice: EffectChoice, value: number, dry: number): number {
  const step = 0.02;
  const levels = hitLevels(1, 1.5 * dry, step, 3);
  const heard = choice.levels?.(value)(levels, step) ?? levels;
  const top = Math.max(...heard);
  const last = heard.findLastIndex((level) => level > top * gainOfDecibels(-40));
  return Math.max(dry, last * step);
}
