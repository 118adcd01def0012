import type {Zone} from '../core';
import {s} from '../dom';
import {SIZE} from './geometry';

let drawn = 0;

/** The color of a head: light from above, darker at the hoop. */
function shade(id: string): SVGElement {
  const stops = ['0', '0.72'].map((offset) => s('stop', {offset, class: 'sp-drum-light'}));
  return s('radialGradient', {id}, ...stops, s('stop', {offset: '1', class: 'sp-drum-shade'}));
}

/** How hard a zone is struck: the higher, the darker. */
function rise(id: string): SVGElement {
  const stops = ['soft', 'hard'].map((end, offset) => s('stop', {offset, class: `sp-drum-${end}`}));
  return s('linearGradient', {id: `${id}-rise`, x1: 0, y1: 1, x2: 0, y2: 0}, ...stops);
}

/** The stick that follows the pointer, its tip at 0, 0. */
function drawStick(): SVGGElement {
  const tip = {cx: 1, cy: 1, rx: 5.5, ry: 4, transform: 'rotate(40)', class: 'sp-drum-tip'};
  const shaft = s('path', {d: 'M3 3L96 82', class: 'sp-drum-shaft'});
  const arm = s('g', {}, shaft, s('ellipse', tip));
  return s('g', {class: 'sp-drum-stick', visibility: 'hidden'}, arm);
}

export type Drawing = ReturnType<typeof frame>;

interface Parts {
  readonly label: string;
  readonly areas: ReadonlyMap<Zone, SVGElement>;
  /** Gets the id of the head's color, which others may begin with. */
  readonly under: (id: string) => readonly SVGElement[];
  /** Names lie over strokes and light, which would hide them. */
  readonly words: (id: string) => readonly SVGElement[];
}

/** Puts a drawing together; strokes are drawn in `strokes`. */
export function frame({label, areas, under, words}: Parts) {
  const id = `sp-drum-${String((drawn += 1))}`;
  const strokes = s('g', {class: 'sp-drum-strokes'});
  const stick = drawStick();
  const box = {viewBox: `0 0 ${SIZE} ${SIZE}`, class: 'sp-drum'};
  const svg = s(
    'svg',
    {...box, role: 'img', 'aria-label': label},
    s('defs', {}, shade(id), rise(id)),
    ...under(id),
    strokes,
    ...words(id),
    stick,
  );
  for (const area of areas.values()) {
    const shaded = area.cloneNode() as SVGElement;
    shaded.setAttribute('class', 'sp-drum-rise');
    shaded.setAttribute('fill', `url(#${id}-rise)`);
    area.after(shaded);
  }
  return {svg, areas, strokes, stick};
}
