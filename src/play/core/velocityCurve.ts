import type {Hit} from './hit';
import {clamp} from './numbers';
import type {RuleResult} from './outcome';
import {playVoices, SHORT, type SoundModule, type Voices} from './voices';

/** A point of the curve: how hard the hit comes in, how hard the module plays. Both 0 to 1. */
export interface CurveNode {
  readonly in: number;
  readonly out: number;
}

/** facts: how-to/use-thresholding 16, 17. The upper-right one is ours: it is sourced for version 1 only. */
export type CurveNodeName = 'lowerLeft' | 'middle' | 'upperRight';

export interface CurveSettings {
  readonly nodes: Readonly<Record<CurveNodeName, CurveNode>>;
  readonly module: SoundModule;
}

/** A straight line: the module plays as hard as the hit. Ours. */
export const CURVE_DEFAULTS: CurveSettings = {
  nodes: {lowerLeft: {in: 0, out: 0}, middle: {in: 0.5, out: 0.5}, upperRight: {in: 1, out: 1}},
  module: {id: 'snare', name: 'snare', length: SHORT},
};

const ORDER: readonly CurveNodeName[] = ['lowerLeft', 'middle', 'upperRight'];

const halfway = (one: CurveNode, other: CurveNode): CurveNode => ({
  in: (one.in + other.in) / 2,
  out: (one.out + other.out) / 2,
});

/** Whether the middle node is where nobody has bent the line. */
function isStraight({lowerLeft, middle, upperRight}: CurveSettings['nodes']): boolean {
  const {in: x, out: y} = halfway(lowerLeft, upperRight);
  return Math.hypot(middle.in - x, middle.out - y) < 1e-9;
}

/**
 * Drags a node, which pushes the others along: they stay in order. A middle node that nobody has dragged
 * stays halfway, so that a line with both ends at one height is flat (facts: how-to/use-thresholding 25,
 * of version 1). Both ours.
 */
export function dragNode(
  nodes: CurveSettings['nodes'],
  name: CurveNodeName,
  to: CurveNode,
): CurveSettings['nodes'] {
  const at = {in: clamp(to.in), out: clamp(to.out)};
  const pushed = (other: CurveNodeName): CurveNode => {
    if (other === name) return at;
    const node = nodes[other];
    const keep = ORDER.indexOf(other) < ORDER.indexOf(name) ? Math.min : Math.max;
    return {...node, in: keep(node.in, at.in)};
  };
  const [lowerLeft, upperRight] = [pushed('lowerLeft'), pushed('upperRight')];
  const follows = name !== 'middle' && isStraight(nodes);
  const middle = follows ? halfway(lowerLeft, upperRight) : pushed('middle');
  return {lowerLeft, middle, upperRight};
}

/**
 * How hard the module plays a strength, both 0 to 1, in straight lines from node to node (ours); null
 * below the lower-left node (facts: how-to/use-thresholding 16), or beyond the upper-right one, as in
 * version 1 (panels/velocity-io 6); whether version 2 only caps it is unknown.
 */
export function curveOutput({nodes}: CurveSettings, strength: number): number | null {
  const {lowerLeft, middle, upperRight} = nodes;
  if (strength < lowerLeft.in || strength > upperRight.in) return null;
  const [from, to] = strength < middle.in ? [lowerLeft, middle] : [middle, upperRight];
  if (from.in === to.in) return to.out;
  return from.out + ((to.out - from.out) * (strength - from.in)) / (to.in - from.in);
}

/** Plays a module through its curve. */
export function playCurve(
  settings: CurveSettings,
  state: Voices,
  hit: Hit,
): RuleResult<Voices> & {readonly output: number | null} {
  const output = curveOutput(settings, hit.strength);
  const starts = output ? [{...settings.module, gain: output}] : [];
  return {...playVoices(state, hit, {starts}), output};
}
