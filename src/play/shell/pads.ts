import {strengthOfVelocity, type MidiMessage, type Zone} from '../core';
import {ASKING, createDevices, heldWords, troubleWords, type Device} from '../devices';
import {controls} from './controls';

const USE = 'Use my pads';
const ENOUGH = 'No more pads';
const STOP = 'Use no pads';
const STOPPED = 'Mouse, fingers and keys still play.';
const AGAIN = `${USE} again`;
const NO_INPUT = `No MIDI device is connected. Connect one, then click ${AGAIN}.`;

/** Within so many milliseconds a browser answers that needs not ask. */
const ANSWERS_MS = 300;

/** A stroke's milliseconds, ours: pads send several notes, or their neighbors hear them, before anybody hits another. */
const STROKE_MS = 80;

/**
 * The reader's own pads by Web MIDI; nothing that they send leaves the page. Asks for leave, then learns one zone
 * after the other from a hit on the pad that is to play it.
 */
export function createPads(
  zones: readonly Zone[],
  onHit: (zone: Zone, strength: number) => void,
  say: (words: string) => void,
) {
  const press = controls.button(USE, () => void connect(), 'sp-button sp-play-pads');
  const onHeld = ({name}: Device): void =>
    tell([heldWords(name, AGAIN), ...wanted()].join(' '), USE);
  const devices = createDevices({onDevices, onHeld, onMessage});
  /**
   * By a pad's input, note and channel: two devices may have the same notes, and the same name, and one may tell its
   * pads apart by channels. The note alone counts once all are learned: a grid may give each hit another channel.
   */
  let learned = new Map<string, Zone>();
  let asked: readonly Zone[] = [];
  /** Whether zones are to be learned as soon as devices are known. */
  let isNew = false;
  /** When the last note came that was played. */
  let played = -Infinity;
  let reads = USE; // the button, which a browser may translate

  const wanted = (): string[] => (asked[0] ? [`Hit your pad for: ${asked[0]}`] : []);

  function tell(words: string, label = learned.size > 0 ? ENOUGH : STOP): void {
    press.textContent = reads = asked.length > 0 ? label : USE;
    say(words);
  }

  function ask(next: readonly Zone[]): void {
    asked = next;
    tell(wanted()[0] ?? (learned.size > 0 ? 'Your pads play now.' : STOPPED));
  }

  function onMessage(message: MidiMessage, {id}: Device): void {
    if (message.type !== 'noteOn' || document.hidden) return; // a hidden tab is silent
    const note = `${id} ${String(message.note)}`;
    const pad = `${note} ${String(message.channel)}`;
    const now = performance.now();
    const [next, ...others] = asked;
    const known = learned.get(pad) ?? (next ? undefined : learned.get(note));
    const zone = known ?? (now - played < STROKE_MS ? undefined : next);
    if (!zone) return;
    played = now;
    onHit(zone, strengthOfVelocity(message.value));
    if (known) return; // still the last pad, or its echo
    learned.set(pad, zone).set(note, zone);
    ask(others); // after the hit, which tells something too
  }

  function onDevices(all: readonly Device[]): void {
    if (isNew) [learned, asked] = [new Map(), zones];
    if (all.length === 0 && asked.length > 0) {
      asked = [];
      tell(NO_INPUT);
    } else if (isNew) ask(asked);
    isNew = false;
  }

  async function connect(): Promise<void> {
    if (reads !== USE) {
      if (learned.size === 0) devices.stop();
      return ask([]); // who has fewer pads than the drum has zones plays with those
    }
    isNew = true;
    const asks = setTimeout(say, ANSWERS_MS, ASKING);
    try {
      await devices.ask();
    } catch (error) {
      say(troubleWords(error, AGAIN));
    } finally {
      clearTimeout(asks);
    }
  }

  return {
    element: press,
    /** Whether a pad is asked for, and can be heard; then the words that ask for it stay. */
    isLearning: (): boolean => reads !== USE,
    stop: devices.stop,
  };
}
