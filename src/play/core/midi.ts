/** A message of one of the 16 channels, or of the system. Numbers are as MIDI sends them. */
export type MidiMessage = ChannelMessage | {readonly type: 'system'; readonly status: number};

/** Channels are counted from 1; values go from 0 to 127, those of a pitch bend from -8192 to 8191. */
export type ChannelMessage = {readonly channel: number; readonly value: number} & (
  | {readonly type: 'noteOn' | 'noteOff' | 'notePressure'; readonly note: number}
  | {readonly type: 'control'; readonly control: number}
  | {readonly type: 'program' | 'pressure' | 'pitchBend'}
);

const SYSTEM = 0xf0;

/**
 * Reads a message, by the MIDI specification.
 *
 * @param bytes 0 to 255 each; browsers hand over one whole message at a time, with its status
 */
export function readMidi([status = 0, first = 0, second = 0]: Iterable<number>): MidiMessage {
  if (status >= SYSTEM) return {type: 'system', status};
  const channel = (status & 0x0f) + 1;
  switch (status & 0xf0) {
    case 0x80:
      return {type: 'noteOff', channel, note: first, value: second};
    case 0x90: // a note-on without velocity is a note-off
      return {type: second > 0 ? 'noteOn' : 'noteOff', channel, note: first, value: second};
    case 0xa0:
      return {type: 'notePressure', channel, note: first, value: second};
    case 0xb0:
      return {type: 'control', channel, control: first, value: second};
    case 0xc0:
      return {type: 'program', channel, value: first};
    case 0xd0:
      return {type: 'pressure', channel, value: first};
    default:
      return {type: 'pitchBend', channel, value: first + second * 128 - 8192};
  }
}
