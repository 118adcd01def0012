import {midiWords, type MidiMessage} from '../../core';
import type {Device} from '../../devices';

const KEPT_ROWS = 50;

/** A line of the log: a message, or several from one knob, of which the last is told, with nothing but turning between. */
export interface Row {
  readonly words: string;
  readonly device: Device;
  readonly isNoteOn: boolean;
  readonly count: number;
  /** What turns: messages of one knob have the same; null for what is told one by one. */
  readonly knob: string | null;
}

/** Time code, clock, tick and active sensing. */
const BACKGROUND = [0xf1, 0xf8, 0xf9, 0xfe];

/** Whether a message is what some devices send all the time: it would hide others. */
export const isBackground = (message: MidiMessage): boolean =>
  message.type === 'system' && BACKGROUND.includes(message.status);

/** @returns which knob, pedal or pressed key a message is of; null for any other */
function knobOf(message: MidiMessage): string | null {
  switch (message.type) {
    case 'control':
      return `${message.channel} control ${message.control}`;
    case 'notePressure':
      return `${message.channel} pressure ${message.note}`;
    case 'pressure':
    case 'pitchBend':
      return `${message.channel} ${message.type}`;
    default:
      return null;
  }
}

/** Adds a message of a device to the rows, newest first, of which `KEPT_ROWS` are kept. */
export function addMessage(rows: readonly Row[], message: MidiMessage, device: Device): Row[] {
  const knob = knobOf(message);
  const isSame = (row: Row): boolean => row.knob === knob && row.device.id === device.id;
  // A fine knob sends two controls in turn: a row for each, and not one for each message.
  const last = rows.find((row) => row.knob === null || isSame(row));
  const goesOn = knob !== null && last !== undefined && isSame(last);
  const row: Row = {
    words: midiWords(message),
    device,
    isNoteOn: message.type === 'noteOn',
    count: goesOn ? last.count + 1 : 1,
    knob,
  };
  return [row, ...(goesOn ? rows.filter((one) => one !== last) : rows)].slice(0, KEPT_ROWS);
}
