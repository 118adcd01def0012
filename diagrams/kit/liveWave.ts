import type {Canvas} from './canvas';
import {placed, type Placed, type Rect, round} from './geometry';
import {type Kind, KINDS} from './palette';

/** Live sound that goes on and on, such as a voice or a guitar: never the same height for long. */
export function liveWave(
  canvas: Canvas,
  {x, y, w, h}: Rect,
  options: {kind?: Kind; seed?: number} = {},
): Placed {
  const {kind = 'sound', seed = 0} = options;
  const pitch = 4;
  const bars = Array.from({length: Math.floor(w / pitch)}, (_unused, index) => {
    const slow = 0.55 + 0.45 * Math.sin(index * 0.23 + seed);
    const fast = 0.6 + 0.4 * Math.abs(Math.sin(index * 1.9 + seed) * Math.cos(index * 0.7));
    const half = Math.max(1, (h / 2) * slow * fast);
    return `M${round(x + 1.5 + index * pitch)} ${round(y + h / 2 - half)}v${round(2 * half)}`;
  });
  canvas.add('path', {
    d: bars.join(''),
    fill: 'none',
    stroke: KINDS[kind].stroke,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
  });
  return placed(x, y, w, h);
}
