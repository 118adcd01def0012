import {s} from '../dom';
import type {Line} from './lines';
import {heightOf, type Scale} from './scale';

/** The strip's left end holds names alone, and is as wide as the longest, by the usual width of letters of 12 px. */
const LETTER = 6.4;
const MARGIN = 6;

/** Height of a row of words, and from their middle to the line that they stand on. */
const ROW = 13;
const DOWN = 4;

/** Width for the names of all rows and lines. */
export function gutterOf(names: readonly string[], lines: readonly Line[]): number {
  const words = [...names, ...lines.map(({name}) => `${name} 100%`)];
  return Math.ceil(2 * MARGIN + LETTER * Math.max(...words.map(({length}) => length)));
}

/** A row's name, at its middle. */
export const drawName = (name: string, middle: number): SVGElement =>
  s('text', {class: 'sp-strip-name', x: MARGIN, y: middle + DOWN}, name);

/** Names of lines with what they stand at. Of two that are close, the upper one moves up; all stay above the floor. */
export function lineNames(scale: Scale, lines: readonly Line[], right: number): SVGElement[] {
  let floor = scale.base;
  return [...lines]
    .sort((one, other) => one.value - other.value)
    .map(({name, value}) => {
      floor = Math.min(heightOf(scale, value) - ROW / 2, floor - ROW);
      const place = {x: right - MARGIN, y: (floor + 0.8 * ROW).toFixed(1)};
      return s('text', {class: 'sp-strip-at', ...place}, `${name} ${Math.round(100 * value)}%`);
    });
}
