import type {Page} from '@playwright/test';

/** A stand-in for Web MIDI, told by the functions below. */
interface StandIn {
  /** How often the page asked for leave. */
  asked: number;
  answer: 'yes' | 'no';
  /** @param id left out, the name; two devices may share that */
  plugIn: (name: string, isHeld?: boolean, id?: string) => void;
  unplug: (id: string) => void;
  send: (id: string, bytes: readonly number[]) => void;
  /** Names of the devices that the page holds open. */
  opened: () => string[];
}

/** A page that has it. */
interface MidiWindow {
  midi: StandIn;
}

/**
 * Stands in for Web MIDI. To be called before the page is opened.
 *
 * @param devices names of those that are connected at first
 */
export async function withMidi(page: Page, devices: readonly string[] = []): Promise<void> {
  await page.addInitScript((names) => {
    interface Input {
      id: string;
      name: string;
      isOpen: boolean;
      onmidimessage: ((event: object) => void) | null;
      open: () => Promise<void>;
      close: () => Promise<void>;
    }
    const inputs = new Map<string, Input>();
    const access = {inputs, onstatechange: null as (() => void) | null};
    const plugIn = (name: string, isHeld = false, id = name): void => {
      let listener: Input['onmidimessage'] = null;
      const input: Input = {
        id,
        name,
        isOpen: false,
        get onmidimessage() {
          return listener;
        },
        // Who listens opens the port.
        set onmidimessage(next) {
          listener = next;
          if (next && !isHeld) input.isOpen = true;
        },
        open: () => {
          if (isHeld) return Promise.reject(new DOMException('held', 'InvalidAccessError'));
          input.isOpen = true;
          return Promise.resolve();
        },
        close: () => {
          input.isOpen = false;
          return Promise.resolve();
        },
      };
      inputs.set(id, input);
      access.onstatechange?.();
    };
    const midi: StandIn = {
      asked: 0,
      answer: 'yes',
      plugIn,
      unplug: (id) => {
        inputs.delete(id);
        access.onstatechange?.();
      },
      send: (id, bytes) => inputs.get(id)?.onmidimessage?.({data: new Uint8Array(bytes)}),
      opened: () => [...inputs.values()].filter(({isOpen}) => isOpen).map(({name}) => name),
    };
    names.forEach((name) => plugIn(name));
    Object.defineProperty(Navigator.prototype, 'requestMIDIAccess', {
      configurable: true,
      value: () => {
        midi.asked += 1;
        return midi.answer === 'yes'
          ? Promise.resolve(access)
          : Promise.reject(new DOMException('no', 'NotAllowedError'));
      },
    });
    Object.assign(window, {midi});
  }, devices);
}

/** Takes Web MIDI away from the browser. To be called before the page is opened. */
export async function withoutMidi(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'requestMIDIAccess');
  });
}

/** Sends messages from a device, one after the other. */
export async function send(
  page: Page,
  name: string,
  ...messages: (readonly number[])[]
): Promise<void> {
  await page.evaluate(
    ([device, all]) => {
      for (const bytes of all) (window as unknown as MidiWindow).midi.send(device, bytes);
    },
    [name, messages] as const,
  );
}

/** Does something with the stand-in, and gives what that gives. */
export function tellMidi<T>(page: Page, act: (midi: StandIn) => T): Promise<T> {
  return page.evaluate<T>(`(${act.toString()})(window.midi)`);
}
