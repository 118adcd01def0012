import {afterEach, expect, it, vi} from 'vitest';
import {createDevices} from '../../../src/play/devices';

afterEach(() => vi.unstubAllGlobals());

it('a device that was unplugged is given back too, before it comes again', async () => {
  const port = {
    id: '1',
    name: 'Pads',
    onmidimessage: null as unknown,
    open: () => Promise.resolve(),
    close: vi.fn(() => Promise.resolve()),
  };
  const access = {inputs: new Map([['1', port]]), onstatechange: null as (() => void) | null};
  vi.stubGlobal('navigator', {requestMIDIAccess: () => Promise.resolve(access)});
  const onDevices = vi.fn();
  const devices = createDevices({onDevices, onHeld: vi.fn(), onMessage: vi.fn()});
  await devices.ask();
  expect(port.onmidimessage).not.toBeNull();
  access.inputs.delete('1');
  access.onstatechange?.();
  expect(onDevices).toHaveBeenLastCalledWith([]);
  devices.stop();
  expect(port.onmidimessage).toBeNull();
  expect(port.close).toHaveBeenCalledOnce();
});
