import {describe, expect, it} from 'vitest';
import {DEMO_NAMES, type DemoName} from '../../../../src/play/names';
import type {Demonstration} from '../../../../src/play/shell/demonstration';

/** What each rule's module is called in the strip, if it has a row there, and who plays it. */
const WIRING: Record<
  DemoName,
  readonly (readonly [id: string, row: string, instrument: string])[]
> = {
  blend: [
    ['dark', 'dark snare', 'darkSnare'],
    ['bright', 'bright snare', 'brightSnare'],
  ],
  choke: [
    ['chord-1', 'chord 1', 'chordOne'],
    ['chord-2', 'chord 2', 'chordTwo'],
    ['bass', 'bass', 'bass'],
  ],
  crosstalk: [
    ['tom', 'tom', 'tom'],
    ['snare', 'snare', 'brightSnare'],
  ],
  effects: [
    ['a', 'A: dry', ''],
    ['b', 'B: effect', ''],
    ['center', '', 'darkSnare'],
    ['edge', '', 'brightSnare'],
    ['rim', '', 'rimClick'],
  ],
  'hit-ranges': [
    ['ghost', 'ghost', 'brush'],
    ['body', 'body', 'darkSnare'],
    ['chord', 'chord', 'chordOne'],
  ],
  latency: [
    ['click', 'click', 'highClick'],
    ['stick', 'stick', 'stick'],
    ['snare', 'snare', 'darkSnare'],
  ],
  metro: [
    ['high', '1 high click', 'highClick'],
    ['low', '2 low click', 'lowClick'],
    ['shaker', '3 shaker', 'shaker'],
    ['center', '', 'darkSnare'],
    ['edge', '', 'brightSnare'],
  ],
  'one-gesture': [['bell', 'bell', 'bell']],
  'pre-post': [
    ['dry', 'snare', ''],
    ['bus', 'reverb on the bus', ''],
    ['center', '', 'darkSnare'],
    ['edge', '', 'brightSnare'],
    ['rim', '', 'rimClick'],
  ],
  scale: [['note', 'notes', 'vibes']],
  sequencer: [
    ['am', 'Am', 'chordAm'],
    ['f', 'F', 'chordF'],
    ['c', 'C', 'chordC'],
    ['g', 'G', 'chordG'],
  ],
  'two-thresholds': [
    ['percussion', 'percussion', 'conga'],
    ['chord', 'chord', 'chordOne'],
  ],
  'velocity-curve': [['snare', 'snare', 'darkSnare']],
  zones: [
    ['center', 'center', 'darkSnare'],
    ['edge', 'edge', 'brightSnare'],
    ['rim-shoulder', 'rim-shoulder', 'rimClick'],
    ['later', 'more zones', ''],
    ['later.rimshot-edge', '', 'rimshot'],
    ['later.cross-stick', '', 'crossStick'],
    ['later.stickshot', '', 'stickshot'],
    ['later.damped', '', 'damped'],
    ['later.shell', '', 'shell'],
  ],
};

describe.each(DEMO_NAMES)('%s', (name) => {
  it('shows and plays each sound under its own name', async () => {
    const file = name.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
    const {demonstration} = (await import(`../../../../src/play/demonstrations/${file}.ts`)) as {
      demonstration: Demonstration;
    };
    const {lanes, instruments} = demonstration;
    const ids = new Set([...lanes.map(({id}) => id), ...Object.keys(instruments)]);
    const rows = [...ids].map((id) => [
      id,
      lanes.find((lane) => lane.id === id)?.name ?? '',
      instruments[id] ?? '',
    ]);
    expect(rows.sort()).toEqual(WIRING[name].map((row) => [...row]).sort());
  });
});
