import {describe, expect, it} from 'vitest';
import {readMidi, type MidiMessage} from '../../../../src/play/core';
import {addMessage, isBackground, type Row} from '../../../../src/play/tools/midiMonitor/log';
import {WORDS} from '../../../../src/play/tools/midiMonitor/words';

const PADS = {id: '1', name: 'Pads'};

const messageOf = (...bytes: number[]): MidiMessage => readMidi(bytes);
const logOf = (...messages: (readonly number[])[]): readonly Row[] =>
  messages.reduce<readonly Row[]>((rows, bytes) => addMessage(rows, messageOf(...bytes), PADS), []);

describe('the log', () => {
  it.each([
    ['a knob', [0xb0, 4, 1], [0xb0, 4, 2], 1],
    ['a wheel', [0xe0, 0, 64], [0xe0, 0, 65], 1],
    ['a pressed key', [0xa0, 60, 1], [0xa0, 60, 2], 1],
    ['two knobs', [0xb0, 4, 1], [0xb0, 5, 1], 2],
    ['a knob on two channels', [0xb0, 4, 1], [0xb1, 4, 1], 2],
    ['two notes', [0x90, 60, 1], [0x90, 60, 2], 2],
  ])('has for %s rows as needed', (_what, first, second, rows) => {
    const log = logOf(first, second);
    expect(log).toHaveLength(rows);
    expect(log[0]?.count).toBe(3 - rows);
  });

  it('keeps the same knob of two devices apart', () => {
    const others = {id: '2', name: 'Pads'}; // of the same make
    const rows = addMessage(logOf([0xb0, 4, 1]), messageOf(0xb0, 4, 2), others);
    expect(rows.map(({device}) => device)).toEqual([others, PADS]);
  });

  it('has no rows for what comes all the time', () => {
    expect(isBackground(messageOf(0xf8))).toBe(true);
    expect(isBackground(messageOf(0xfe))).toBe(true);
    expect(isBackground(messageOf(0xfa))).toBe(false);
    expect(isBackground(messageOf(0x90, 60, 1))).toBe(false);
  });
});

describe('what is said when nothing can come', () => {
  it('is one sentence each', () => {
    for (const words of [WORDS.missing, WORDS.none]) {
      expect(words).toMatch(/^[^.!?]+\.$/);
    }
  });
});
