export {h, s} from '../lib/dom';

/** Whether the reader asked for less motion. */
export function wantsStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
