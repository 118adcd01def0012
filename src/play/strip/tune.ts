import {s} from '../dom';

const BEND = 10;

/** Draws a sound in the group of the hit that started it, to its natural end, by the height of a pitch. */
export function drawTune(
  group: SVGGElement,
  y: (pitch: number) => number,
  sound: Record<'time' | 'length' | 'gain' | 'pitch' | 'second', number>,
) {
  const {time, length, gain, pitch, second} = sound;
  const path = s('path', {class: 'sp-strip-tune', 'stroke-width': 3.5 + 2.5 * gain});
  let way = `M0 ${y(pitch).toFixed(1)}`;
  let until = time + length;
  const x = (at: number): number => (Math.min(Math.max(at, time), until) - time) * second;
  const draw = (): void => path.setAttribute('d', `${way}H${x(until).toFixed(1)}`);
  draw();
  group.append(path);
  return {
    get until() {
      return until;
    },
    /** Bends it to a pitch, at a time in seconds. */
    bend(to: number, at: number): void {
      if (at >= until) return;
      way += `H${x(at).toFixed(1)}L${(x(at) + BEND).toFixed(1)} ${y(to).toFixed(1)}`;
      draw();
    },
    cut(at: number): void {
      until = Math.min(until, at);
      draw();
    },
  };
}
