import {describe, expect, it} from 'vitest';
import {type MidiMessage, midiWords, readMidi} from '../../../../src/play/core';

const read = (...bytes: number[]): MidiMessage[] => readMidi(bytes);
const words = (...bytes: number[]): string[] => read(...bytes).map(midiWords);

describe('MIDI in words', () => {
  it.each([
    [[0x90, 60, 100], 'Note on C3 (60), velocity 100, channel 1'],
    [[0x99, 36, 1], 'Note on C1 (36), velocity 1, channel 10'],
    [[0x90, 60, 0], 'Note off C3 (60), channel 1'], // velocity 0
    [[0x8f, 127, 64], 'Note off G8 (127), channel 16'],
    [[0xa0, 62, 5], 'Pressure on D3 (62), 5, channel 1'],
    [[0xb0, 4, 90], 'Control change 4 (foot pedal), value 90, channel 1'],
    [[0xb0, 119, 127], 'Control change 119, value 127, channel 1'],
    [[0xb0, 120, 0], 'Channel mode 120 (all sound off), channel 1'],
    [[0xb0, 121, 0], 'Channel mode 121 (reset all controllers), channel 1'],
    [[0xb0, 122, 0], 'Channel mode 122 (local control off), channel 1'],
    [[0xb0, 122, 127], 'Channel mode 122 (local control on), channel 1'],
    [[0xb0, 123, 0], 'Channel mode 123 (all notes off), channel 1'],
    [[0xb0, 124, 0], 'Channel mode 124 (omni off), channel 1'],
    [[0xb0, 125, 0], 'Channel mode 125 (omni on), channel 1'],
    [[0xb0, 126, 1], 'Channel mode 126 (mono), channel 1'],
    [[0xb0, 127, 0], 'Channel mode 127 (poly), channel 1'],
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
    expect(words(...bytes)).toEqual([says]);
  });

  it('count channels from 1 to 16', () => {
    const channels = Array.from({length: 16}, (_unused, index) => read(0x90 + index, 60, 1)[0]);
    expect(channels).toMatchObject(channels.map((_unused, index) => ({channel: index + 1})));
  });
});

describe('reading MIDI', () => {
  it('goes on with the last status (running status)', () => {
    expect(words(0x99, 36, 100, 38, 90, 36, 0)).toEqual([
      'Note on C1 (36), velocity 100, channel 10',
      'Note on D1 (38), velocity 90, channel 10',
      'Note off C1 (36), channel 10',
    ]);
    expect(read(0xc0, 1, 2)).toHaveLength(2);
  });

  it('lets real-time bytes stand inside a message', () => {
    expect(words(0x90, 0xf8, 60, 0xfe, 100, 62, 0xf8, 90)).toEqual([
      'Clock',
      'Active sensing',
      'Note on C3 (60), velocity 100, channel 1',
      'Clock',
      'Note on D3 (62), velocity 90, channel 1',
    ]);
    expect(words(0xf0, 1, 0xfa, 2, 0xf7)).toEqual(['Start', 'System exclusive']);
  });

  it('ends running status at a system message', () => {
    expect(words(0x90, 60, 100, 0xf3, 7, 60, 100)).toHaveLength(2);
    expect(words(0x90, 60, 100, 0xf0, 0xf7, 60, 100)).toHaveLength(2);
  });

  it('skips data that belongs to nothing, and a message that another cuts off', () => {
    expect(read(60, 100, 0xf7)).toEqual([]);
    expect(words(0x90, 60, 0xb0, 7, 100)).toEqual([
      'Control change 7 (volume), value 100, channel 1',
    ]);
    expect(words(0xf0, 1, 2, 0xc0, 5)).toEqual(['Program change 5, channel 1']);
  });
});
