import type {Controls} from '../../shell';
import {HIGHEST, LOWEST, type Shape} from './measure';

const WIDTH = 320;
const HEIGHT = 64;

function spanWords(seconds: number): string {
  if (seconds === 0) return `${String(LOWEST)} Hz to ${String(HIGHEST / 1000)} kHz`;
  return seconds < 1 ? `${String(1000 * seconds)} ms` : `${String(seconds)} s`;
}

const line = (heights: readonly number[]): string =>
  heights
    .map((height, index) => {
      const y = HEIGHT * (1 - Math.min(Math.max(height, 0), 1));
      return `${((WIDTH * index) / (heights.length - 1)).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('L');

/** Draws what an effect does to a hit, or to the tone: a line without it, an area with it. Words tell it, too. */
export function createPlot({h, s}: Controls) {
  const before = s('path', {class: 'sp-effect-dry'});
  const after = s('path', {class: 'sp-effect-wet'});
  const caption = h('span', {});
  const box = {viewBox: `0 0 ${String(WIDTH)} ${String(HEIGHT)}`, preserveAspectRatio: 'none'};
  return {
    element: h(
      'div',
      {class: 'sp-effect-plot', 'aria-hidden': 'true'},
      s('svg', box, after, before),
      caption,
    ),
    /** @param seconds that it shows; 0 is by frequency */
    draw({dry, wet}: Shape, seconds: number) {
      const floor = String(HEIGHT);
      after.setAttribute('d', `M0 ${floor}L${line(wet)}L${String(WIDTH)} ${floor}z`);
      before.setAttribute('d', `M${line(dry)}`);
      caption.textContent = `${spanWords(seconds)}. Dashed: dry`;
    },
  };
}
