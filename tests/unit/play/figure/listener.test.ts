import {afterAll, beforeAll, expect, it, vi} from 'vitest';

const LOADER = '../../../../src/lib/loadAsked';

/** Stands in for a demonstration's figure, and its button. */
class Figure {
  readonly dataset: Record<string, string | undefined>;
  readonly isConnected = true;
  constructor(name: string) {
    this.dataset = {demo: name};
  }
  closest = () => ({parentElement: this});
}

const open = vi.fn();
const suspend = vi.fn(() => Promise.resolve());
let press: (event: {target: Figure}) => void;
let figures: Figure[] = [];
const arrive: Record<string, () => void> = {};

const opened = (): unknown[] => open.mock.calls.map(([figure]) => (figure as Figure).dataset.demo);
/** Whether a selector such as `[data-demo-state=ready]`, or without a state, is for a figure in this state. */
const isState = (selector: string, state?: string): boolean =>
  state !== undefined && (!selector.includes('=') || selector.includes(state));
const states = (): unknown[] => figures.map(({dataset}) => dataset.demoState);

beforeAll(async () => {
  vi.resetModules();
  const loaded = [{demonstration: {}}, {open, close: vi.fn()}];
  const loadAsked = ({dataset}: Figure) =>
    new Promise((resolve) => (arrive[dataset.demo ?? ''] = () => resolve(loaded)));
  vi.doMock(LOADER, () => ({loadAsked}));
  vi.stubGlobal('Element', Figure);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'AudioContext',
    class extends EventTarget {
      resume = () => Promise.resolve();
      suspend = suspend;
    },
  );
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: typeof press) => (press = listener),
    querySelector: (selector: string) =>
      figures.find(({dataset}) => isState(selector, dataset.demoState)) ?? null,
  });
  const {demonstrations} = await import('../../../../src/play/figure/listener');
  demonstrations.onRouteDidUpdate?.({location: {}, previousLocation: null} as never);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock(LOADER);
  vi.resetModules();
});

it('opens the demonstration that was pressed last, whichever is there first', async () => {
  const [choke, blend] = [new Figure('choke'), new Figure('blend')];
  figures = [choke, blend];
  press({target: choke});
  press({target: blend});
  arrive.choke?.();
  await vi.waitFor(() => expect(states()).toEqual([undefined, 'loading']));
  expect(suspend, 'the other is about to play').not.toHaveBeenCalled();
  arrive.blend?.();
  await vi.waitFor(() => expect(opened()).toEqual(['blend']));
  press({target: choke});
  arrive.choke?.();
  await vi.waitFor(() => expect(opened()).toEqual(['blend', 'choke']));
});
