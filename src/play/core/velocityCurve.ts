import {type Hit, isHit} from './hit';
import {clamp} from './numbers';
import {NO_OUTCOME, type RuleResult} from './outcome';
import {playVoices, SHORT, type SoundModule, type Voices} from './voices';

/** A point of the curve: how hard the hit comes in, how hard the module plays. Both 0 to 1. */
export interface CurveNode {
  readonly in: number;
  readonly out: number;
}

/**
 * The lower-left and the middle node are the product's (facts: how-to/use-thresholding 16, 17).
 * That there is an upper-right one is ours: it is sourced for version 1 only.
 */
export type CurveNodeName = 'lowerLeft' | 'middle' | 'upperRight';

/** A Velocity I/O panel, and the module that it belongs to. */
export interface CurveSettings {
  readonly nodes: Readonly<Record<CurveNodeName, CurveNode>>;
  /**
   * What becomes of a hit beyond the upper-right node: it plays as loud as the node says, or not at
   * all. Which of the two the product does is unknown (panels/velocity-io, Unknown).
   */
  readonly beyond: 'capped' | 'ignored';
  readonly module: SoundModule;
}

/** A straight line: the module plays as hard as the hit. Ours. */
export const CURVE_DEFAULTS: CurveSettings = {
  nodes: {lowerLeft: {in: 0, out: 0}, middle: {in: 0.5, out: 0.5}, upperRight: {in: 1, out: 1}},
  beyond: 'capped',
  module: {id: 'snare', name: 'snare', length: SHORT},
};

const ORDER: readonly CurveNodeName[] = ['lowerLeft', 'middle', 'upperRight'];

/**
 * Drags a node. It pushes the others along, so that the three stay in order from left to right
 * (ours).
 *
 * @param to the new place; clamped to 0 to 1
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
  return {
    lowerLeft: pushed('lowerLeft'),
    middle: pushed('middle'),
    upperRight: pushed('upperRight'),
  };
}

/**
 * Reads the curve: straight lines from node to node (ours).
 *
 * @param strength 0 to 1
 * @returns how hard the module plays, 0 to 1, or null when the hit is ignored: below the lower-left
 *   node (facts: how-to/use-thresholding 16), or beyond the upper-right one if `beyond` says so
 */
export function curveOutput({nodes, beyond}: CurveSettings, strength: number): number | null {
  const {lowerLeft, middle, upperRight} = nodes;
  if (strength < lowerLeft.in) return null;
  if (strength > upperRight.in) return beyond === 'capped' ? upperRight.out : null;
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
  if (!isHit(hit)) return {state, outcome: NO_OUTCOME, output: null};
  const output = curveOutput(settings, hit.strength);
  const starts = output ? [{...settings.module, gain: output}] : [];
  const otherwise = output === null ? 'ignored' : 'nothing';
  return {...playVoices(state, hit, {starts, otherwise}), output};
}
