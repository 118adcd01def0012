import type {ProductZone} from '../../src/play/core';
import type {Point, Rect} from './geometry';

/** The seven strokes with a name of levels 1 and 2. facts: hardware-inputs/drum-training 11, 12 */
export const STROKES = [
  'center',
  'edge',
  'rim-tip',
  'rim-shoulder',
  'rimshot-center',
  'rimshot-edge',
  'cross-stick',
] as const satisfies readonly ProductZone[];

export type Stroke = (typeof STROKES)[number];

export const STICK = 0.05;

export interface View {
  area: Rect;
  /** Height of the drawing, which all sizes follow. */
  unit: number;
  head: number;
  /** Top of the rim. */
  top: number;
  middle: number;
  /** Inner face of the rim. */
  rim: number;
}

/** A stick: from its tip in a direction, with the radius of its shaft from the view. */
export interface StickPose {
  tip: Point;
  /** Degrees up from the horizontal, towards the right. */
  angle: number;
}

interface Hit {
  at: Point;
  /** The part of head or rim that is struck. */
  part: Point[];
}

export interface Pose {
  stick: StickPose;
  /** Where it was before, drawn faint. */
  lifted: StickPose;
  hits: Hit[];
  /** Where the tip lies still. */
  rests?: Point;
}

export function poseOf(name: Stroke, view: View): Pose {
  const {unit, head, top, middle, rim} = view;
  const r = unit * STICK;
  const tipR = r * 0.72;
  const onHead = (x: number): Point => ({x, y: head - tipR});
  const rimX = rim + unit * 0.035;
  const near = rim - unit * 0.17;
  const onHeadHit = (x: number, from: number, to: number): Hit => ({
    at: {x, y: head},
    part: [
      {x: from, y: head},
      {x: to, y: head},
    ],
  });
  const rimHit: Hit = {
    at: {x: rimX, y: top},
    part: [
      {x: rim + unit * 0.01, y: top + unit * 0.012},
      {x: rim + unit * 0.068, y: top + unit * 0.012},
    ],
  };
  const centerHit = onHeadHit(middle, middle - unit * 0.2, middle + unit * 0.2);
  const edgeHit = (x: number): Hit => onHeadHit(x, rim - unit * 0.36, rim - unit * 0.03);
  const up = (stick: StickPose, by: number, lift: number): StickPose => ({
    tip: {x: stick.tip.x, y: stick.tip.y - lift * unit},
    angle: stick.angle + by,
  });
  switch (name) {
    case 'center': {
      const stick = {tip: onHead(middle), angle: 17};
      return {stick, lifted: up(stick, 12, 0.22), hits: [centerHit]};
    }
    case 'edge': {
      const stick = {tip: onHead(near), angle: 33};
      return {stick, lifted: up(stick, 9, 0.2), hits: [edgeHit(near)]};
    }
    case 'rim-tip': {
      const stick = {tip: {x: rim - unit * 0.05, y: top - r * 1.05}, angle: 14};
      return {stick, lifted: up(stick, 14, 0.2), hits: [rimHit]};
    }
    case 'rim-shoulder': {
      const stick = lineThrough({x: rimX, y: top}, -10, 0.55, view);
      const tip = {x: stick.tip.x + unit * 0.06, y: stick.tip.y - unit * 0.2};
      return {stick, lifted: {tip, angle: 5}, hits: [rimHit]};
    }
    case 'rimshot-center': {
      const stick = through(onHead(middle), {x: rimX, y: top}, r);
      return {stick, lifted: up(stick, 10, 0.2), hits: [centerHit, rimHit]};
    }
    case 'rimshot-edge': {
      const at = near - unit * 0.05;
      const stick = through(onHead(at), {x: rimX, y: top}, r);
      return {stick, lifted: up(stick, 10, 0.2), hits: [edgeHit(at), rimHit]};
    }
    case 'cross-stick': {
      const rests = {x: middle + unit * 0.05, y: head};
      const stick = through(onHead(rests.x), {x: rimX, y: top}, r);
      return {stick, lifted: {tip: stick.tip, angle: stick.angle + 16}, hits: [rimHit], rests};
    }
  }
}

/** A stick whose tip is at a point and whose lower side lies on another. */
function through(tip: Point, rest: Point, r: number): StickPose {
  const run = rest.x - tip.x;
  const flat = Math.atan2(tip.y - (rest.y - r), run);
  return {tip, angle: (flat * 180) / Math.PI};
}

/** A stick that lies on a point at some distance behind its tip. */
function lineThrough(rest: Point, angle: number, behind: number, {unit}: View): StickPose {
  const turn = (angle * Math.PI) / 180;
  const length = behind * unit;
  return {
    tip: {
      x: rest.x - Math.cos(turn) * length,
      y: rest.y - unit * STICK + Math.sin(turn) * length,
    },
    angle,
  };
}
