import {readMidi, type MidiMessage} from './core';

/** An input of this computer. Two may have one name: its id tells it apart. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

interface DeviceListener {
  /** Gets all devices, at first and when one comes or goes. */
  readonly onDevices: (devices: readonly Device[]) => void;
  /** Gets a device that can't be listened to: another program has it. */
  readonly onHeld: (device: Device) => void;
  readonly onMessage: (message: MidiMessage, device: Device) => void;
}

const deviceOf = ({id, name}: MIDIInput): Device => ({
  id,
  name: name?.trim() || 'A device without a name',
});

/**
 * Says why a device isn't heard, and what to do.
 *
 * @param name of a device that another program holds
 * @param button what tries again
 */
export const heldWords = (name: string, button: string): string =>
  `Another program holds ${name}: close that program, then click ${button}.`;

/** Told while the browser waits for an answer: its question may be out of sight. */
export const ASKING =
  'Your browser asks whether this page may use MIDI. Allow it: nothing leaves your computer.';

/** @param error what Web MIDI failed with */
export function troubleWords(error: unknown, button: string): string {
  const isRefused = error instanceof Error && /^(?:NotAllowed|Security)Error$/.test(error.name);
  return isRefused
    ? `This page may not use MIDI: allow it in the site settings beside the address, then click ${button}.`
    : `MIDI didn’t start on this computer: restart the browser, then click ${button}.`;
}

/** Listens to every device, once it is asked to. Nothing is sent, to a device or anywhere else. */
export function createDevices({onDevices, onHeld, onMessage}: DeviceListener) {
  /** The browser asks the reader once, however often the button is pressed. */
  let asking: Promise<MIDIAccess> | undefined;
  let access: MIDIAccess | undefined;
  let turn = 0; // of asking: the last one counts
  const heard = new Set<MIDIInput>();
  /** Those that were there at the last look: one that comes again is opened again, since it may have been held. */
  let known: readonly MIDIInput[] = [];

  /** Gives the devices back, since on Windows one program may hold a device for itself. */
  async function stop(): Promise<void> {
    turn += 1;
    if (access) access.onstatechange = null;
    // One that is unplugged too, or it would be taken when it comes back.
    const closing = [...heard].map((input) => {
      input.onmidimessage = null;
      return input.close();
    });
    heard.clear();
    known = [];
    await Promise.allSettled(closing);
  }

  function look(): void {
    const inputs = [...(access?.inputs.values() ?? [])];
    for (const input of inputs.filter((one) => !known.includes(one))) {
      heard.add(input);
      input.onmidimessage = ({data}) => {
        if (data) onMessage(readMidi(data), deviceOf(input));
      };
      input.open().catch(() => onHeld(deviceOf(input)));
    }
    known = inputs;
    onDevices(inputs.map(deviceOf));
  }

  /**
   * Asks for leave, then listens, anew to devices that were held.
   *
   * @throws DOMException from the browser: without leave a NotAllowedError or SecurityError
   */
  async function ask(): Promise<void> {
    const closed = stop();
    const mine = turn;
    await closed; // or a port that is opened again would be closed by then
    try {
      access = await (asking ??= navigator.requestMIDIAccess());
    } catch (error) {
      asking = undefined;
      if (mine === turn) throw error;
    }
    if (!access || mine !== turn) return; // asked again or stopped, while the browser asked
    access.onstatechange = look;
    look();
  }

  return {ask, stop: () => void stop()};
}
