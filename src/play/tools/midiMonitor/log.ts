import {midiWords, type MidiMessage} from '../../core';
import type {Device} from '../../devices';

const KEPT_ROWS = 50;

/** A line of the log: a message, or several in a row from one knob, of which the last is told. */
export interface Row {
  readonly words: string;
  readonly device: Device;
  readonly isNoteOn: boolean;
  readonly count: number;
  /** What turns: messages of one knob have the same; null for what is told one by one. */
  readonly knob: string | null;
}

/** Whether a message is what some devices send all the time, clock or active sensing: it would hide others. */
export const isBackground = (message: MidiMessage): boolean =>
  message.type === 'system' && [0xf8, 0xfe].includes(message.status);

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
  const [last, ...before] = rows;
  const knob = knobOf(message);
  const goesOn =
    last !== undefined && knob !== null && last.knob === knob && last.device.id === device.id;
  const row: Row = {
    words: midiWords(message),
    device,
    isNoteOn: message.type === 'noteOn',
    count: goesOn ? last.count + 1 : 1,
    knob,
  };
  return [row, ...(goesOn ? before : rows)].slice(0, KEPT_ROWS);
}
