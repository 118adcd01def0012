/** A message of one of the 16 channels, or of the system. Numbers are as MIDI sends them. */
export type MidiMessage =
  | {
      readonly type: 'noteOn' | 'noteOff' | 'notePressure';
      /** 1 to 16, in every message that has one. */
      readonly channel: number;
      /** 0 to 127; 60 is C3 in this program. */
      readonly note: number;
      /** Velocity or pressure, 0 to 127. */
      readonly value: number;
    }
  | {
      /** Controls 0 to 119, and 120 to 127, which are reserved for channel mode. */
      readonly type: 'control' | 'channelMode';
      readonly channel: number;
      readonly control: number;
      readonly value: number;
    }
  | {readonly type: 'program' | 'pressure'; readonly channel: number; readonly value: number}
  /** -8192 to 8191, 0 in the middle. */
  | {readonly type: 'pitchBend'; readonly channel: number; readonly value: number}
  | {readonly type: 'system'; readonly status: number};

const SYSTEM = 0xf0;
const REAL_TIME = 0xf8;
const SYSEX_END = 0xf7;
const FIRST_CHANNEL_MODE = 120;

/** How many data bytes follow a status. System exclusive has any number, up to its end. */
function dataBytes(status: number): number {
  if (status === SYSTEM) return Infinity;
  if (status > SYSTEM) return {0xf1: 1, 0xf2: 2, 0xf3: 1}[status] ?? 0;
  const kind = status & 0xf0;
  return kind === 0xc0 || kind === 0xd0 ? 1 : 2;
}

function messageOf(status: number, data: readonly number[] = []): MidiMessage {
  if (status >= SYSTEM) return {type: 'system', status};
  const channel = (status & 0x0f) + 1;
  const [first = 0, second = 0] = data;
  switch (status & 0xf0) {
    case 0x80:
      return {type: 'noteOff', channel, note: first, value: second};
    case 0x90: // a note-on without velocity is a note-off
      return {type: second > 0 ? 'noteOn' : 'noteOff', channel, note: first, value: second};
    case 0xa0:
      return {type: 'notePressure', channel, note: first, value: second};
    case 0xb0: {
      const type = first < FIRST_CHANNEL_MODE ? 'control' : 'channelMode';
      return {type, channel, control: first, value: second};
    }
    case 0xc0:
      return {type: 'program', channel, value: first};
    case 0xd0:
      return {type: 'pressure', channel, value: first};
    default:
      return {type: 'pitchBend', channel, value: first + second * 128 - 8192};
  }
}

/**
 * Reads bytes as MIDI messages, by the MIDI specification: with running status and real-time bytes
 * anywhere; data that belongs to nothing is skipped, and of system exclusive messages the end is told.
 *
 * @param bytes 0 to 255 each; browsers hand over whole messages, never the rest of one
 * @returns the messages that are complete, in order
 */
export function readMidi(bytes: Iterable<number>): MidiMessage[] {
  const messages: MidiMessage[] = [];
  let status: number | null = null;
  let data: readonly number[] = [];
  for (const byte of bytes) {
    if (byte >= REAL_TIME) {
      messages.push(messageOf(byte));
      continue;
    }
    if (byte === SYSEX_END) {
      if (status === SYSTEM) messages.push(messageOf(SYSTEM));
      [status, data] = [null, []];
      continue;
    }
    if (byte >= 0x80) [status, data] = [byte, []];
    else if (status === null || status === SYSTEM) continue;
    else data = [...data, byte];
    if (data.length < dataBytes(status)) continue;
    messages.push(messageOf(status, data));
    // Only channel messages go on as running status.
    [status, data] = [status < SYSTEM ? status : null, []];
  }
  return messages;
}
