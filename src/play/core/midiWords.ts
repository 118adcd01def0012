import type {ChannelMessage, MidiMessage} from './midi';
import {noteName} from './notes';

/** Names of a few controls that drummers meet, and of the modes of a channel. From the MIDI specification. */
const CONTROLS: Readonly<Record<number, string>> = {
  0: 'bank',
  1: 'modulation',
  4: 'foot pedal',
  7: 'volume',
  10: 'pan',
  11: 'expression',
  64: 'sustain',
  120: 'all sound off',
  121: 'reset all controllers',
  122: 'local control',
  123: 'all notes off',
  124: 'omni off',
  125: 'omni on',
  126: 'mono',
  127: 'poly',
};

/** From the MIDI specification; statuses that aren't named here are undefined there. */
const SYSTEM_MESSAGES: Readonly<Record<number, string>> = {
  0xf0: 'System exclusive',
  0xf1: 'Time code',
  0xf2: 'Song position',
  0xf3: 'Song select',
  0xf6: 'Tune request',
  0xf8: 'Clock',
  0xfa: 'Start',
  0xfb: 'Continue',
  0xfc: 'Stop',
  0xfe: 'Active sensing',
  0xff: 'Reset',
};

/** Says a MIDI message: "Note on C3 (60), velocity 100, channel 10". */
export function midiWords(message: MidiMessage): string {
  if (message.type === 'system') {
    return SYSTEM_MESSAGES[message.status] ?? `Undefined system message ${message.status}`;
  }
  return `${whatWords(message)}, channel ${message.channel}`;
}

const VALUE_WORDS = {
  program: 'Program change',
  pressure: 'Pressure',
  pitchBend: 'Pitch bend',
} as const;

function whatWords(message: ChannelMessage): string {
  switch (message.type) {
    case 'noteOn':
      return `Note on ${noteWords(message.note)}, velocity ${message.value}`;
    case 'noteOff':
      return `Note off ${noteWords(message.note)}`;
    case 'notePressure':
      return `Pressure on ${noteWords(message.note)}, ${message.value}`;
    case 'control': {
      const name = CONTROLS[message.control];
      return `Control change ${message.control}${name ? ` (${name})` : ''}, value ${message.value}`;
    }
    default:
      return `${VALUE_WORDS[message.type]} ${message.value}`;
  }
}

const noteWords = (note: number): string => `${noteName(note)} (${note})`;
