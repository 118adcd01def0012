import {MIDI_START, readMidi, strengthOfVelocity, type Zone} from '../core';
import {controls} from './controls';

/** The reader's own pads by Web MIDI; nothing that they send leaves the page. */
export interface Pads {
  readonly element: HTMLButtonElement;
  readonly stop: () => void;
}

const REFUSED = 'The browser doesn’t let this page use MIDI. Mouse, fingers and keys still play.';
const NO_INPUT = 'No MIDI device is connected. Connect one, then click Use my pads again.';

/** Whether the browser has Web MIDI at all; without, nothing is offered. */
export function hasPads(): boolean {
  return typeof navigator.requestMIDIAccess === 'function';
}

/**
 * Asks for leave, then learns one zone after the other from a hit on the pad that is to play it.
 *
 * @param zones in the order in which they are learned
 * @param onHit gets zone and strength of each hit on a learned pad
 * @param say tells the reader what to do next
 */
export function createPads(
  zones: readonly Zone[],
  onHit: (zone: Zone, strength: number) => void,
  say: (words: string) => void,
): Pads {
  const press = controls.button('Use my pads', () => void connect(), 'sp-button sp-play-pads');
  let access: MIDIAccess | undefined;
  let learned = new Map<number, Zone>();
  let asked: readonly Zone[] = [];

  function ask(): void {
    const [zone] = asked;
    say(zone ? `Hit your pad for: ${zone}` : 'Your pads play now.');
  }

  function onNote(note: number, velocity: number): void {
    const [zone, ...others] = asked;
    if (zone) {
      if (learned.has(note)) return; // still the last pad, or its echo
      learned.set(note, zone);
      asked = others;
      ask();
    }
    const played = learned.get(note);
    if (played) onHit(played, strengthOfVelocity(velocity));
  }

  function listen(): void {
    for (const input of access?.inputs.values() ?? []) {
      let state = MIDI_START;
      input.onmidimessage = ({data}) => {
        const read = readMidi(state, data ?? []);
        state = read.state;
        for (const message of read.messages) {
          if (message.type === 'noteOn') onNote(message.note, message.value);
        }
      };
    }
  }

  async function connect(): Promise<void> {
    try {
      access = await navigator.requestMIDIAccess();
    } catch {
      say(REFUSED);
      return;
    }
    access.onstatechange = listen;
    listen();
    if (access.inputs.size === 0) {
      say(NO_INPUT);
      return;
    }
    learned = new Map();
    asked = zones;
    press.textContent = 'Learn my pads again';
    ask();
  }

  return {
    element: press,
    stop() {
      if (!access) return;
      access.onstatechange = null;
      for (const input of access.inputs.values()) {
        input.onmidimessage = null;
        void input.close(); // on Windows another program may need it; other tools have inputs of their own
      }
    },
  };
}
