import {readMidi, type MidiMessage} from '../../core';

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
  name: name ?? 'A device without a name',
});

/**
 * Asks for leave, then listens to every device. Nothing is sent, to a device or anywhere else.
 *
 * @returns what ends it and gives the devices back, since on Windows one program may hold a device for
 *   itself
 * @throws DOMException from the browser: without leave a NotAllowedError or SecurityError
 */
export async function listenToDevices(listener: DeviceListener): Promise<() => void> {
  const access = await navigator.requestMIDIAccess();
  const heard = new Set<MIDIInput>();

  function hear(input: MIDIInput): void {
    heard.add(input);
    input.onmidimessage = ({data}) => {
      for (const message of readMidi(data ?? [])) listener.onMessage(message, deviceOf(input));
    };
    input.open().catch(() => listener.onHeld(deviceOf(input)));
  }

  function look(): void {
    const inputs = [...access.inputs.values()];
    for (const input of inputs) if (!heard.has(input)) hear(input);
    listener.onDevices(inputs.map(deviceOf));
  }

  access.onstatechange = look;
  look();
  return () => {
    access.onstatechange = null;
    for (const input of heard) {
      input.onmidimessage = null;
      void input.close(); // one that is unplugged too, or it would be taken when it comes back
    }
  };
}
