/** The one palette of all diagrams. A color stands for a kind of thing, never alone: shape or label says it too. */
export const PALETTE = {
  panel: '#faf7f2',
  panelBorder: '#e4ddd2',
  ink: '#23201c',
  muted: '#5d564c',
  line: '#6b645a',
  faint: '#d8d0c4',
  white: '#ffffff',
} as const;

/** Fill and stroke by kind; text on every fill has a contrast of 4.5:1 or more. */
export const KINDS = {
  /** Gear: drums, sensors, interface, computer. */
  hardware: {fill: '#d9e4f5', stroke: '#2f5aa8'},
  /** Hardware and virtual inputs, hits. */
  input: {fill: '#cfe9e4', stroke: '#0f6b63'},
  /** Layers, modules, samples: what sounds. */
  sound: {fill: '#f8dccf', stroke: '#b3401f'},
  effect: {fill: '#fbe8b8', stroke: '#8a5a00'},
  output: {fill: '#e6e1d8', stroke: '#5d564c'},
  /** Assignments, modulators, macros. */
  control: {fill: '#e8def5', stroke: '#6b3fa0'},
  plain: {fill: '#ffffff', stroke: '#6b645a'},
} as const;

export type Kind = keyof typeof KINDS;

/** Blended pads are outlined in yellow, the others filled. */
export const BLEND_STROKE = '#c98a00';
