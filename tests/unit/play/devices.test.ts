import {afterEach, expect, it, vi} from 'vitest';
import {createDevices, troubleWords} from '../../../src/play/devices';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['NotAllowedError', /^This page may not use MIDI: allow it/],
  ['SecurityError', /^This page may not use MIDI: allow it/],
  ['InvalidStateError', /^MIDI didn’t start on this computer: restart the browser,/],
])('says of a %s what to do, in one sentence', (name, words) => {
  const said = troubleWords(new DOMException('no', name), 'Try again');
  expect(said).toMatch(words);
  expect(said).toMatch(/^[^.!?]+, then click Try again\.$/);
});

function portOf(id: string) {
  return {
    id,
    name: 'Pads',
    onmidimessage: null as ((event: object) => void) | null,
    open: vi.fn(() => Promise.resolve()),
    close: vi.fn(() => Promise.resolve()),
  };
}

/** Listens to a port, and what comes later. */
async function listenTo(port: ReturnType<typeof portOf>) {
  const access = {inputs: new Map([['1', port]]), onstatechange: null as (() => void) | null};
  vi.stubGlobal('navigator', {requestMIDIAccess: () => Promise.resolve(access)});
  const [onDevices, onHeld, onMessage] = [vi.fn(), vi.fn(), vi.fn()];
  const devices = createDevices({onDevices, onHeld, onMessage});
  await devices.ask();
  return {access, devices, onDevices, onHeld, onMessage};
}

it.each([' ', null])('calls a device that has the name %j by what it is', async (name) => {
  const {onDevices} = await listenTo(Object.assign(portOf('1'), {name: name as string}));
  expect(onDevices).toHaveBeenLastCalledWith([{id: '1', name: 'A device without a name'}]);
});

it('a device that was unplugged is given back too, before it comes again', async () => {
  const port = portOf('1');
  const {access, devices, onDevices} = await listenTo(port);
  expect(port.onmidimessage).not.toBeNull();
  access.inputs.delete('1');
  access.onstatechange?.();
  expect(onDevices).toHaveBeenLastCalledWith([]);
  devices.stop();
  expect(port.onmidimessage).toBeNull();
  expect(port.close).toHaveBeenCalledOnce();
});

it('a device that was held is opened when it comes again, once, and told of where it still is', async () => {
  const port = portOf('1');
  const held = (): Promise<never> => Promise.reject(new Error('held'));
  port.open.mockImplementation(held);
  const {access, onHeld, onMessage} = await listenTo(port);
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledTimes(1));
  const plugAgain = (): void => {
    access.inputs.delete('1');
    access.onstatechange?.();
    access.inputs.set('1', port); // the same one
    access.onstatechange?.();
  };
  plugAgain();
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledTimes(2));
  port.open.mockImplementation(() => Promise.resolve());
  plugAgain();
  access.inputs.set('2', portOf('2'));
  access.onstatechange?.();
  expect(port.open).toHaveBeenCalledTimes(3);
  port.onmidimessage?.({data: new Uint8Array([0x99, 38, 90])});
  expect(onMessage).toHaveBeenCalledTimes(1);
  expect(onHeld).toHaveBeenCalledTimes(2);
});
