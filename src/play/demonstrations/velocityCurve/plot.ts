import {isPress} from '../../../lib/keys';
import {
  clamp,
  dragNode,
  wholePercent,
  type CurveNode,
  type CurveNodeName,
  type CurveSettings,
} from '../../core';
import type {Controls} from '../../shell';
import './velocityCurve.lazy.css';

export type Nodes = CurveSettings['nodes'];

const NODES: readonly [name: CurveNodeName, label: string][] = [
  ['lowerLeft', 'Lower-left node'],
  ['middle', 'Middle node'],
  ['upperRight', 'Upper-right node'],
];

/** The drawing's square, in its units, and the room around it that nodes reach into. */
const SIZE = 160;
const AROUND = 20;
const WHOLE = SIZE + 2 * AROUND;

/** A node is drawn so large, and taken this near; in the drawing's units. */
const NODE = 8;
const REACH = 22;

/** A key moves a node by so many steps, with Shift by smaller ones; Home and End to the end, as a slider's do. */
const [STEP, FINE] = [0.05, 0.01];
const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1]};
const KEYS = {...ARROWS, PageDown: [-4, 0], PageUp: [4, 0], Home: [-100, 0], End: [100, 0]};

/** 0 to 1 as readers see it. */
export const percent = (value: number): string => `${String(Math.round(100 * value))}%`;

const xOf = (value: number): number => value * SIZE;
const yOf = (value: number): number => (1 - value) * SIZE;

/** The curve as a drawing whose nodes are dragged, or moved by keys, from where they start. */
export function createPlot({drag, s}: Pick<Controls, 'drag' | 's'>, start: Nodes) {
  let nodes = start;
  let dragged: CurveNodeName = 'middle';
  const line = s('path', {class: 'sp-curve-line'});
  const [tooSoft, tooHard] = [0, 1].map(() =>
    s('rect', {class: 'sp-curve-skipped', x: 0, y: 0, height: SIZE}),
  ) as [SVGRectElement, SVGRectElement];
  const last = s('g', {class: 'sp-curve-last'});
  const handles = new Map(
    NODES.map(([name, label]) => [
      name,
      s(
        'g',
        {
          class: 'sp-curve-node',
          tabindex: 0,
          role: 'slider',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          keydown: (event: KeyboardEvent) => push(event, name),
          focus: () => (dragged = name),
        },
        s('circle', {r: REACH, class: 'sp-curve-reach'}),
        s('circle', {r: NODE}),
      ),
    ]),
  );
  const plot = s(
    'svg',
    {
      class: 'sp-curve',
      viewBox: `${-AROUND} ${-AROUND} ${WHOLE} ${WHOLE}`,
      role: 'group',
      'aria-label': 'How hard you hit, from left to right, and how loud it plays, from below',
    },
    s('rect', {class: 'sp-curve-field', width: SIZE, height: SIZE}),
    tooSoft,
    tooHard,
    s('path', {class: 'sp-curve-straight', d: `M0 ${SIZE}L${SIZE} 0`}),
    line,
    s('text', {class: 'sp-curve-word', x: SIZE, y: SIZE + 15, 'text-anchor': 'end'}, 'hit →'),
    s('text', {class: 'sp-curve-word', x: -4, y: -6}, '↑ plays'),
    s('text', {class: 'sp-curve-word sp-curve-word-last', x: 14, y: SIZE + 15}, '— last hit'),
    last,
    ...handles.values(),
  );

  function draw(): void {
    const {lowerLeft, middle, upperRight} = nodes;
    const path = [lowerLeft, middle, upperRight].map(
      (at) => `${xOf(at.in).toFixed(1)} ${yOf(at.out).toFixed(1)}`,
    );
    line.setAttribute('d', `M${path.join('L')}`);
    tooSoft.setAttribute('width', xOf(lowerLeft.in).toFixed(1));
    tooHard.setAttribute('x', xOf(upperRight.in).toFixed(1));
    tooHard.setAttribute('width', xOf(1 - upperRight.in).toFixed(1));
    for (const [name, handle] of handles) {
      const at = nodes[name];
      handle.setAttribute('transform', `translate(${xOf(at.in)} ${yOf(at.out)})`);
      handle.setAttribute('aria-valuenow', String(Math.round(100 * at.in)));
      handle.setAttribute('aria-valuetext', `hit ${percent(at.in)}, plays ${percent(at.out)}`);
    }
  }

  function move(next: Nodes): void {
    nodes = next;
    draw();
  }

  /** To whole percent, as it says: a hit as hard as that would lie beside it. */
  function dragTo(name: CurveNodeName, to: CurveNode): void {
    move(dragNode(nodes, name, {in: wholePercent(to.in), out: wholePercent(to.out)}));
  }

  function placeOf({clientX, clientY}: PointerEvent): CurveNode {
    const {left, top, width} = plot.getBoundingClientRect();
    const unit = width / WHOLE;
    return {
      in: ((clientX - left) / unit - AROUND) / SIZE,
      out: 1 - ((clientY - top) / unit - AROUND) / SIZE,
    };
  }

  function grab(event: PointerEvent): boolean {
    const place = placeOf(event);
    const away = ([name]: (typeof NODES)[number]): number =>
      SIZE * Math.hypot(nodes[name].in - place.in, nodes[name].out - place.out);
    const [nearest] = [...NODES].sort((one, other) => away(one) - away(other));
    if (nearest && away(nearest) <= REACH) [dragged] = nearest;
    else dragTo(dragged, place); // for whoever can press and not drag (WCAG 2.5.7)
    handles.get(dragged)?.focus({preventScroll: true});
    return true;
  }

  function push(event: KeyboardEvent, name: CurveNodeName): void {
    const pressed = Object.entries(KEYS).find(([key]) => isPress(event, key, `Shift+${key}`));
    if (!pressed) return;
    event.preventDefault();
    const [right = 0, up = 0] = pressed[1];
    const step = event.shiftKey ? FINE : STEP;
    const {in: x, out: y} = nodes[name];
    dragTo(name, {in: x + step * right, out: y + step * up});
  }

  /** Shows how a hit went up to the line, and from there to its loudness; null: it was ignored. */
  function show(strength: number, output: number | null): void {
    const x = xOf(clamp(strength)).toFixed(1);
    const y = output === null ? null : yOf(output).toFixed(1);
    last.replaceChildren(
      s('path', {d: `M${x} ${SIZE}V${y ?? SIZE - 14}${y === null ? '' : `H0`}`}),
      y === null
        ? s('path', {
            class: 'sp-curve-cross',
            d: `M${Number(x) - 5} ${SIZE - 24}l10 10m0-10l-10 10`,
          })
        : s('circle', {cx: x, cy: y, r: 4.5}),
    );
  }

  draw();
  drag(plot, grab, (event) => dragTo(dragged, placeOf(event)));
  return {element: plot, nodes: (): Nodes => nodes, move, show};
}
