import type {Zone} from '../core';
import {s} from '../dom';
import {SIZE} from './geometry';

let drawn = 0;

/** The color of a head: light from above, darker at the hoop. */
function shade(id: string): SVGElement {
  return s(
    'radialGradient',
    {id},
    s('stop', {offset: '0', class: 'sp-drum-light'}),
    s('stop', {offset: '0.72', class: 'sp-drum-light'}),
    s('stop', {offset: '1', class: 'sp-drum-shade'}),
  );
}

/** The stick that follows the pointer, its tip at 0, 0. */
function drawStick(): SVGGElement {
  return s(
    'g',
    {class: 'sp-drum-stick', visibility: 'hidden'},
    s(
      'g',
      {class: 'sp-drum-arm'},
      s('path', {d: 'M3 3L96 82', class: 'sp-drum-shaft'}),
      s('ellipse', {cx: 1, cy: 1, rx: 5.5, ry: 4, transform: 'rotate(40)', class: 'sp-drum-tip'}),
    ),
  );
}

/** A drum seen from above, in parts. */
export interface Drawing {
  readonly svg: SVGSVGElement;
  /** The areas that light up, by zone. */
  readonly areas: ReadonlyMap<Zone, SVGElement>;
  /** Where strokes are drawn. */
  readonly strokes: SVGGElement;
  /** The stick that follows the pointer, its tip at 0, 0. */
  readonly stick: SVGGElement;
}

/** What a drawing is made of. */
interface Parts {
  readonly label: string;
  readonly areas: ReadonlyMap<Zone, SVGElement>;
  /** Gets the id of the head's color, which others may begin with. */
  readonly under: (id: string) => readonly SVGElement[];
  /** Names lie over strokes and light, which would hide them. */
  readonly words: (id: string) => readonly SVGElement[];
}

/** Puts a drawing together. */
export function frame({label, areas, under, words}: Parts): Drawing {
  const id = `sp-drum-${String((drawn += 1))}`;
  const strokes = s('g', {class: 'sp-drum-strokes'});
  const stick = drawStick();
  const box = {viewBox: `0 0 ${SIZE} ${SIZE}`, class: 'sp-drum'};
  const svg = s(
    'svg',
    {...box, role: 'img', 'aria-label': label},
    s('defs', {}, shade(id)),
    ...under(id),
    strokes,
    ...words(id),
    stick,
  );
  return {svg, areas, strokes, stick};
}
