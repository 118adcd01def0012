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

  it('has two rows for a knob of 14 bits, four for two, and new ones after a note', () => {
    const turn = (control: number, value: number) => [
      [0xb0, control, value],
      [0xb0, control + 32, value],
    ];
    const once = [...turn(1, 1), ...turn(1, 2), ...turn(1, 3)];
    expect(logOf(...once).map(({count}) => count)).toEqual([3, 3]);
    expect(logOf(...once, ...turn(2, 1), ...turn(1, 4))).toHaveLength(4);
    const hat = [
      [0xb0, 4, 9],
      [0x90, 46, 80],
      [0xb0, 4, 9],
      [0x90, 46, 80],
    ]; // the pedal before each stroke
    expect(logOf(...hat).map(({isNoteOn}) => isNoteOn)).toEqual([true, false, true, false]);
  });

  it('has no rows for what comes all the time', () => {
    for (const status of [0xf1, 0xf8, 0xf9, 0xfe]) {
      expect(isBackground(messageOf(status))).toBe(true);
    }
    for (const status of [0xf2, 0xfa]) expect(isBackground(messageOf(status))).toBe(false);
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
