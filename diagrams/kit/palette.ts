import type {Zone} from '../../src/play/core';

/**
 * The one palette of all pictures, drawn for light mode; in dark mode the page inverts the picture
 * and turns the hues back. A color stands for a kind of thing, never alone: shape or label says it
 * too.
 */
export const PALETTE = {
  ink: '#23201c',
  muted: '#5d564c',
  line: '#6b645a',
  faint: '#d8d0c4',
  /** Lines to compare with, and what does not count. */
  reference: '#b3aa9d',
  /** Hits that do not count: strong enough to be seen on both grounds. */
  ignored: '#8d8477',
  /** A square of a matrix that is off: pale gray on both grounds, without an outline. */
  off: '#d3ccc1',
  /** A soft hit beside a hard one, where the zone decides nothing. */
  softHit: '#6fb0a8',
  /** Sticks and wooden hoops: a middle tone, which stays wood when the page turns the picture dark. */
  wood: '#c9985a',
  /** A soft ground under a group of things that are no container of the product. */
  ground: '#f6f1ea',
  /** A lane, pale where lines shine through: parts from a dark page too, and is neutral on it. */
  lane: '#e0cebf',
  white: '#ffffff',
} as const;

/** Fill and stroke by kind; text on every fill has a contrast of 4.5:1 or more. */
export const KINDS = {
  /** Blue. Gear: drums, sensors, interface, computer. */
  hardware: {fill: '#d9e4f5', stroke: '#2f5aa8'},
  /** Teal. Hardware and virtual inputs, and hits that are not told apart by zone. */
  input: {fill: '#cfe9e4', stroke: '#0f6b63'},
  /** Orange red. Layers, modules, samples: what sounds. */
  sound: {fill: '#f8dccf', stroke: '#b3401f'},
  /** Green. Effects, sends, audio buses. */
  effect: {fill: '#e4efc6', stroke: '#4f6d12'},
  /** Gray. Mixes and outputs. */
  output: {fill: '#e6e1d8', stroke: '#5d564c'},
  /** Violet. Assignments, modulators, macros: what moves a control. */
  control: {fill: '#e8def5', stroke: '#6b3fa0'},
  /** White. Anything else: files, questions, people. */
  plain: {fill: '#ffffff', stroke: '#6b645a'},
} as const;

export type Kind = keyof typeof KINDS;

/** A sound that rings in a lane: clear enough that two add up, and warm enough that dark mode shows no brown. */
export const SOUNDING = {fill: '#bd3a12', opacity: 0.62} as const;

/** Blended pads are outlined in yellow, as in the product. */
export const BLEND_STROKE = '#c98a00';

/**
 * What is chosen is filled with yellow, as in the product: squares that play, keys, zones; nothing else
 * is yellow. A middle tone, which stays near yellow where dark mode turns the picture; no text on it.
 */
export const CHOSEN = {fill: '#e3ae00', stroke: '#8a5f00'} as const;

/** The end of a range that begins with yellow, as in the product: the Note Controller's. */
export const RANGE_END = '#e07b1a';

/** The line of a threshold is red, as in the product; nothing else is. */
export const THRESHOLD_STROKE = '#c4122f';

/**
 * Zones are solid spots, rings and sticks, while kinds are pale boxes: so a zone's color is never
 * taken for a kind. Warm on the head, blue on the rim, pink where both are struck.
 */
export const ZONE_COLORS: Readonly<Record<Zone, {solid: string; soft: string; name: string}>> = {
  center: {solid: '#cf4520', soft: '#f4b8a3', name: 'Center'},
  edge: {solid: '#b8691a', soft: '#f3cd90', name: 'Edge'},
  'cross-stick': {solid: '#1f8a5b', soft: '#b9e2cd', name: 'Cross-stick'},
  'rimshot-center': {solid: '#a3246a', soft: '#eebcd6', name: 'Rimshot-center'},
  'rimshot-edge': {solid: '#c4579b', soft: '#f6d3e6', name: 'Rimshot-edge'},
  'rim-tip': {solid: '#2f86cf', soft: '#bfdcf5', name: 'Rim-tip'},
  'rim-shoulder': {solid: '#1d4a9c', soft: '#b5c8ec', name: 'Rim-shoulder'},
  stickshot: {solid: '#7a5230', soft: '#e0ccb8', name: 'Stickshot'},
  damped: {solid: '#6e7420', soft: '#dadcae', name: 'Damped'},
  shell: {solid: '#5f55a0', soft: '#bfb8e2', name: 'Shell'},
  /** Where rim-tip and rim-shoulder need not be told apart, as in the phrase. */
  rim: {solid: '#1d4a9c', soft: '#b5c8ec', name: 'Rim'},
  /** Whole drums, where a rule has two. */
  snare: {solid: '#cf4520', soft: '#f4b8a3', name: 'Snare'},
  tom: {solid: '#1d4a9c', soft: '#b5c8ec', name: 'Tom'},
};
