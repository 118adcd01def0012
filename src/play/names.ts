/** The demonstrations, by the names that pages have in `:::demo{name="…"}`, and what there is to do. */
export const INVITATIONS = {
  blend: 'Move from center to edge',
  choke: 'End one sound with another',
  crosstalk: 'Hit a tom next to a snare',
  effects: 'Hit a snare with effects',
  'hit-ranges': 'Hit soft, then hard',
  latency: 'Feel the delay of a hit',
  metro: 'Start the clock, play along',
  'one-gesture': 'Turn knobs with a hit',
  'pre-post': 'Send sounds to a reverb',
  scale: 'Turn hits into notes',
  sequencer: 'Step from sound to sound',
  'two-thresholds': 'Hit above and below a line',
  'velocity-curve': 'Bend the line, then hit',
  zones: 'Hit every zone',
} as const;

export type DemoName = keyof typeof INVITATIONS;

export const DEMO_NAMES = Object.keys(INVITATIONS) as DemoName[];

/** Whether a text names a demonstration. */
export const isDemoName = (name: string): name is DemoName => Object.hasOwn(INVITATIONS, name);
