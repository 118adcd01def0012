import type {Zone} from '../core';
import {s} from '../dom';

/** The head of a hit as the pictures have it (diagrams/kit/hits.ts): ring, cross, else a disc. */
const FORMS: Readonly<Partial<Record<Zone, string>>> = {
  edge: 'M-4.3 0a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1-8.6 0z',
  rim: 'M-4.5-4.5l9 9m0-9l-9 9',
};
const DISC = 'M-4.5 0a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z';

/** @returns the dot of a hit that counts, at a height of the strip */
export function drawHead(zone: Zone, y: string): SVGElement {
  const place = {transform: `translate(0 ${y})`, 'data-zone': zone};
  return s('path', {...place, class: 'sp-strip-dot', d: FORMS[zone] ?? DISC});
}
