import {readMidi, strengthOfVelocity, type Zone} from '../core';
import {controls} from './controls';

const USE = 'Use my pads';
const ENOUGH = 'No more pads';
const REFUSED = 'The browser doesn’t let this page use MIDI. Mouse, fingers and keys still play.';
const NO_INPUT = `No MIDI device is connected. Connect one, then click ${USE} again.`;
const heldWords = ({name}: MIDIInput): string =>
  `Another program holds ${name ?? 'a device'}: close that program, then click ${USE} again.`;

/** One for the whole visit: each that is asked for has ports of its own, and would play along. */
let asking: Promise<MIDIAccess> | undefined;

/**
 * The reader's own pads by Web MIDI; nothing that they send leaves the page. Asks for leave, then learns one zone
 * after the other from a hit on the pad that is to play it.
 */
export function createPads(
  zones: readonly Zone[],
  onHit: (zone: Zone, strength: number) => void,
  say: (words: string) => void,
) {
  const press = controls.button(USE, onPress, 'sp-button sp-play-pads');
  let access: MIDIAccess | undefined;
  /** Inputs that were listened to; one that is unplugged leaves the access's list, but not this. */
  const met = new Set<MIDIInput>();
  let isOver = false;
  /** By a pad's input and note: two devices may have the same notes, and the same name. */
  let learned = new Map<string, Zone>();
  let asked: readonly Zone[] = [];

  const hasEnough = (): boolean => asked.length > 0 && learned.size > 0;

  function tell(words: string): void {
    press.textContent = hasEnough() ? ENOUGH : USE;
    say(words);
  }

  function ask(next: readonly Zone[]): void {
    asked = next;
    tell(asked[0] ? `Hit your pad for: ${asked[0]}` : 'Your pads play now.');
  }

  /** Who has fewer pads than the drum has zones may play with those. */
  function onPress(): void {
    if (hasEnough()) ask([]);
    else void connect();
  }

  function onNote(pad: string, velocity: number): void {
    if (document.hidden) return; // a hidden tab is silent
    const [zone, ...others] = asked;
    const played = learned.get(pad) ?? zone;
    if (played) onHit(played, strengthOfVelocity(velocity));
    if (!zone || learned.has(pad)) return; // it's known: still the last pad, or its echo
    learned.set(pad, zone);
    ask(others); // after the hit, which tells something too
  }

  function look(): void {
    for (const input of access?.inputs.values() ?? []) {
      met.add(input);
      input.onmidimessage = ({data}) => {
        for (const message of readMidi(data ?? [])) {
          if (message.type !== 'noteOn') continue;
          onNote(`${input.id} ${String(message.note)}`, message.value);
        }
      };
      // What listens opens it too, but fails without a word.
      input.open().catch(() => tell(heldWords(input)));
    }
    if (access?.inputs.size !== 0 || asked.length === 0) return;
    asked = [];
    tell(NO_INPUT);
  }

  async function connect(): Promise<void> {
    try {
      access = await (asking ??= navigator.requestMIDIAccess());
    } catch {
      asking = undefined;
      say(REFUSED);
      return;
    }
    if (isOver) return; // closed while the browser asked
    access.onstatechange = look;
    learned = new Map();
    asked = zones;
    look();
    if (asked.length > 0) ask(asked);
  }

  return {
    element: press,
    /** Whether a pad is asked for; then that is what is told. */
    isLearning: (): boolean => asked.length > 0,
    stop(): void {
      isOver = true;
      if (access) access.onstatechange = null;
      for (const input of met) {
        input.onmidimessage = null;
        void input.close(); // another program may need it; the MIDI monitor has inputs of its own
      }
    },
  };
}
