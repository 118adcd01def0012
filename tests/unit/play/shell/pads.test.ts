import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createPads} from '../../../../src/play/shell/pads';

/** Stands in for a button. */
class Button extends EventTarget {
  textContent = '';
  setAttribute = (): void => undefined;
  append = (words: string): void => void (this.textContent = words);
  click = (): boolean => this.dispatchEvent(new Event('click'));
}

/** A device that takes notes from the test. */
function deviceOf(name: string, isHeld = false) {
  return {
    id: name,
    name,
    onmidimessage: null as ((event: object) => void) | null,
    isOpen: false,
    async open(): Promise<void> {
      if (isHeld) throw new Error('held');
      this.isOpen = true;
    },
    // Later, as in browsers: who opens it at once again has it closed.
    close: vi.fn(async function (this: {isOpen: boolean}) {
      await new Promise((passed) => setTimeout(passed));
      this.isOpen = false;
    }),
  };
}

const NO_INPUT = 'No MIDI device is connected. Connect one, then click Use my pads again.';

let inputs: Map<string, ReturnType<typeof deviceOf>>;
let access: {inputs: typeof inputs; onstatechange: (() => void) | null};
let pads: ReturnType<typeof createPads>;
let clock = 0;
let answers: (() => Promise<unknown>)[];
const [asks, onHit, say] = [vi.fn(), vi.fn(), vi.fn()];

const press = async (): Promise<void> => {
  pads.element.click();
  await new Promise((passed) => setTimeout(passed));
};
/** @param after milliseconds since the last one */
function hit(note: number, after = 100, channel = 10): void {
  clock += after;
  const input = inputs.get('Pads');
  if (input?.isOpen) input.onmidimessage?.({data: new Uint8Array([0x8f + channel, note, 127])});
}
const hits = (): unknown[] => onHit.mock.calls.map(([zone]) => zone as unknown);

beforeEach(() => {
  inputs = new Map([['Pads', deviceOf('Pads')]]);
  access = {inputs, onstatechange: null};
  answers = [];
  for (const mock of [asks, onHit, say]) mock.mockReset();
  asks.mockImplementation(() => answers.shift()?.() ?? Promise.resolve(access));
  vi.stubGlobal('document', {hidden: false, createElement: () => new Button()});
  vi.stubGlobal('navigator', {requestMIDIAccess: asks});
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  pads = createPads(['center', 'edge', 'rim'], onHit, say);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('plays pads that were learned while others are asked for, and with fewer than there are zones', async () => {
  await press();
  for (const note of [38, 38, 40]) hit(note); // the second is an echo, and teaches nothing
  expect(say).toHaveBeenLastCalledWith('Hit your pad for: rim');
  hit(38);
  expect(hits()).toEqual(['center', 'center', 'edge', 'center']);
  expect(pads.element.textContent).toBe('No more pads');
  await press();
  expect(say).toHaveBeenLastCalledWith('Your pads play now.');
  expect(pads.isLearning()).toBe(false);
  hit(40);
  hit(41); // not learned
  expect(hits().slice(4)).toEqual(['edge']);
  await press();
  await vi.waitFor(() => expect(say).toHaveBeenLastCalledWith('Hit your pad for: center'));
  hit(44);
  expect(hits().slice(5)).toEqual(['center']);
});

it('tells pads with one note apart by their channels, unless each hit has another', async () => {
  await press();
  for (const channel of [1, 2, 3]) hit(60, 100, channel);
  expect(say).toHaveBeenLastCalledWith('Your pads play now.');
  for (const channel of [1, 2, 3, 1]) hit(60, 100, channel);
  expect(hits().slice(3)).toEqual(['center', 'edge', 'rim', 'center']);
  await press();
  for (const [at, note] of [60, 61, 62].entries()) hit(note, 100, at + 1);
  for (const [at, note] of [60, 61, 62].entries()) hit(note, 100, at + 12);
  expect(hits().slice(10)).toEqual(['center', 'edge', 'rim']);
});

it.each([
  ['that sends several notes', [36, 60, 67], 0],
  ['that its neighbor hears', [36, 38], 4],
  ['of a stack that is slow', [36, 48, 60, 67], 20],
])('learns one zone from a pad %s', async (_what, notes, apart) => {
  const stroke = (): void => notes.forEach((note, at) => hit(note, at > 0 ? apart : 100));
  await press();
  stroke();
  expect(say).toHaveBeenLastCalledWith('Hit your pad for: edge');
  stroke();
  expect(say).toHaveBeenLastCalledWith('Hit your pad for: edge');
  expect(hits()).toEqual(['center', 'center']);
  hit(notes.at(-1) ?? 0); // alone it's another pad
  expect(say).toHaveBeenLastCalledWith('Hit your pad for: rim');
});

it('asks for leave once, however often it is pressed meanwhile, and again where that was refused', async () => {
  answers = [() => Promise.reject(new DOMException('no', 'NotAllowedError'))];
  await press();
  expect(asks).toHaveBeenCalledTimes(1);
  pads.element.click();
  await press();
  expect(asks).toHaveBeenCalledTimes(2);
  hit(38);
  expect(hits()).toEqual(['center']);
  pads.stop();
  expect(inputs.get('Pads')).toMatchObject({onmidimessage: null});
  expect(inputs.get('Pads')?.close).toHaveBeenCalledTimes(1);
});

it('says that the browser asks where that takes a moment: its question may be out of sight', async () => {
  await press();
  await new Promise((passed) => setTimeout(passed, 400));
  expect(say.mock.calls).toEqual([['Hit your pad for: center']]);
  await press();
  answers = [() => Promise.reject(new Error('no')), () => new Promise(() => undefined)];
  pads = createPads(['center'], onHit, say);
  await press();
  await press();
  await vi.waitFor(() =>
    expect(say).toHaveBeenLastCalledWith(expect.stringMatching(/^Your browser asks .* Allow it/)),
  );
});

it.each([
  [
    'SecurityError',
    'This page may not use MIDI: allow it in the site settings beside the address,',
  ],
  ['InvalidStateError', 'MIDI didn’t start on this computer: restart the browser,'],
])('says of a %s what to do', async (name, words) => {
  answers = [() => Promise.reject(new DOMException('no', name))];
  await press();
  expect(say).toHaveBeenLastCalledWith(`${words} then click Use my pads again.`);
});

it('is taken back before a pad is hit: nothing is asked for or listened to, until it is pressed again', async () => {
  await press();
  expect(pads.element.textContent).toBe('Use no pads');
  await press();
  expect(say).toHaveBeenLastCalledWith('Mouse, fingers and keys still play.');
  expect([pads.element.textContent, pads.isLearning()]).toEqual(['Use my pads', false]);
  expect([inputs.get('Pads')?.isOpen, access.onstatechange]).toEqual([false, null]);
  hit(38);
  expect(hits()).toEqual([]);
  await press();
  hit(38);
  expect(hits()).toEqual(['center']);
});

it('names the button as it reads where the device is gone', async () => {
  await press();
  hit(38);
  inputs.clear();
  access.onstatechange?.();
  expect(say).toHaveBeenLastCalledWith(NO_INPUT);
  expect(pads.element.textContent).toBe('Use my pads');
});

it('says that another program holds a device, and listens once that let it go', async () => {
  inputs.set('Pads', deviceOf('Pads', true));
  await press();
  expect(say).toHaveBeenLastCalledWith(
    'Another program holds Pads: close that program, then click Use my pads again. Hit your pad for: center',
  );
  expect([pads.element.textContent, pads.isLearning()]).toEqual(['Use my pads', false]);
  inputs.set('Pads', deviceOf('Pads'));
  await press();
  await vi.waitFor(() => expect(say).toHaveBeenLastCalledWith('Hit your pad for: center'));
});
