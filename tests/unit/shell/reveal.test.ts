import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {reveal} from '../../../src/shell/reveal';

beforeEach(() => vi.stubGlobal('window', {innerHeight: 800}));
afterEach(() => vi.unstubAllGlobals());

/** @returns how far a list of 500 px, scrolled to 1000, has to go for an entry of 20 px at that place in it */
function movedFor(top: number): number {
  const box = (from: number, height: number) => ({
    getBoundingClientRect: () => ({top: from, bottom: from + height, height}),
    scrollTop: 1000,
  });
  const list = box(100, 500);
  reveal(box(100 + top, 20) as unknown as Element, list as unknown as Element);
  return list.scrollTop - 1000;
}

it.each([
  ['well in view', 110, 0],
  ['well in view, far down', 370, 0],
  ['in view, but in the upper fifth', 90, -150],
  ['in view, but in the lower fifth', 390, 150],
  ['out of view', 1000, 760],
])('an entry %s, at %d px: moves the list by %d px, to its middle', (_where, top, moved) => {
  expect(movedFor(top)).toBe(moved);
});
