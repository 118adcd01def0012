import {describe, expect, it} from 'vitest';
import {midiWords, readMidi} from '../../../../src/play/core';

describe('MIDI in words', () => {
  it.each([
    [[0x90, 60, 100], 'Note on C3 (60), velocity 100, channel 1'],
    [[0x99, 36, 1], 'Note on C1 (36), velocity 1, channel 10'],
    [[0x90, 60, 0], 'Note off C3 (60), channel 1'], // velocity 0
    [[0x8f, 127, 64], 'Note off G8 (127), channel 16'],
    [[0xa0, 62, 5], 'Pressure on D3 (62), 5, channel 1'],
    [[0xb0, 4, 90], 'Control change 4 (foot pedal), value 90, channel 1'],
    [[0xb0, 119, 127], 'Control change 119, value 127, channel 1'],
    [[0xb0, 120, 0], 'Control change 120 (all sound off), value 0, channel 1'],
    [[0xb0, 121, 0], 'Control change 121 (reset all controllers), value 0, channel 1'],
    [[0xb0, 122, 0], 'Control change 122 (local control), value 0, channel 1'],
    [[0xb0, 123, 0], 'Control change 123 (all notes off), value 0, channel 1'],
    [[0xb0, 124, 0], 'Control change 124 (omni off), value 0, channel 1'],
    [[0xb0, 125, 0], 'Control change 125 (omni on), value 0, channel 1'],
    [[0xb0, 126, 1], 'Control change 126 (mono), value 1, channel 1'],
    [[0xb0, 127, 0], 'Control change 127 (poly), value 0, channel 1'],
    [[0xc2, 5], 'Program change 5, channel 3'],
    [[0xd0, 77], 'Pressure 77, channel 1'],
    [[0xe0, 0, 64], 'Pitch bend 0, channel 1'],
    [[0xe0, 0, 0], 'Pitch bend -8192, channel 1'],
    [[0xe0, 127, 127], 'Pitch bend 8191, channel 1'],
    [[0xf8], 'Clock'],
    [[0xf2, 0, 8], 'Song position'],
    [[0xf6], 'Tune request'],
    [[0xf0, 1, 2, 3, 0xf7], 'System exclusive'],
    [[0xf4], 'Undefined system message 244'],
  ])('%j: %s', (bytes, says) => {
    expect(midiWords(readMidi(bytes))).toBe(says);
  });

  it('count channels from 1 to 16', () => {
    const channels = Array.from({length: 16}, (_unused, index) => readMidi([0x90 + index, 60, 1]));
    expect(channels).toMatchObject(channels.map((_unused, index) => ({channel: index + 1})));
  });
});
