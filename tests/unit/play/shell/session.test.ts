import {afterAll, afterEach, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {CHOKE_DEFAULTS, NO_VOICES, playChoke, playing} from '../../../../src/play/core';
import type {player as Player} from '../../../../src/play/audio';
import type {createSession as create} from '../../../../src/play/shell/session';
import {loadDemo} from '../../../support/loadDemo';

const PLAY = '../../../../src/play';
const nothing = (): void => undefined;

let drawn: number[] = [];
let told: string[] = [];
/** The device, which the press wakes before there is a session. */
let isAwake = true;
let strike: (stroke: {zone: string; strength: number}) => void;
let pressPattern: () => void;
/** What is to be played once there is sound. */
let waiting: (() => void) | undefined;
const say = (words: string) => told.push(words);

/** Stand in for the page around the session: what is played by, and shown. */
const PARTS: Readonly<Record<string, object>> = {
  drum: {
    createDrum({onStroke}: {onStroke: typeof strike}) {
      strike = onStroke;
      return {show: nothing};
    },
  },
  strip: {
    lanesOf: nothing,
    createStrip: () => ({
      add: ({time}: {time: number}) => drawn.push(time),
      set: nothing,
      endAll: nothing,
    }),
  },
  'shell/controls': {
    controls: {
      button(_words: string, press: () => void) {
        pressPattern = press;
        return {};
      },
      choice: () => ({}),
      toggle: (_label: string, _isOn: boolean, onChange: (isOn: boolean) => void) => onChange(true),
    },
  },
  'shell/hearing': {
    createHearing: () => ({
      shown: nothing,
      wake: () => (isAwake = true),
      wait: (play?: () => void) => (waiting = play),
      rest: () => (isAwake = false),
    }),
  },
  'shell/keyboard': {KEY_FORCE: 0.6, keyList: nothing, listenForKeys: nothing},
  'shell/panel': {createPanel: () => ({}), forceScale: () => ({set: nothing})},
  'shell/speaker': {createSpeaker: () => ({say, show: say})},
};

let createSession: typeof create;
let player: typeof Player;

beforeAll(async () => {
  vi.resetModules();
  for (const [part, made] of Object.entries(PARTS)) vi.doMock(`${PLAY}/${part}`, () => made);
  ({createSession} = await import('../../../../src/play/shell/session'));
  ({player} = await import('../../../../src/play/audio'));
});
afterAll(() => {
  for (const part of Object.keys(PARTS)) vi.doUnmock(`${PLAY}/${part}`);
  vi.resetModules();
});

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.stubGlobal('document', {addEventListener: nothing});
  vi.stubGlobal('navigator', {});
  [drawn, told] = [[], []];
  createSession({dataset: {}} as HTMLElement, await loadDemo('choke'), nothing); // with Retrig on
  pressPattern();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('has a rule get hits in the order in which they sound: a pattern’s are played ahead', () => {
  vi.advanceTimersByTime(500); // the next comes at 580 ms
  strike({zone: 'rim', strength: 0.6});
  vi.advanceTimersByTime(100);
  expect(told).toEqual([
    'Center, medium: chord 1',
    'Rim, medium: chord 2; chord 1 ends',
    'Edge, soft: chord 1; chord 2 ends',
  ]);
});

it('plays what it says of a hit: a threshold in percent and its words never differ', async () => {
  const stops = [{zone: 'rim', threshold: 0.25, stops: 'pads'}] as const;
  const play = playing(playChoke, NO_VOICES, () => ({...CHOKE_DEFAULTS, stops}));
  const choke = await loadDemo('choke');
  createSession(
    {dataset: {}} as HTMLElement,
    {...choke, start: () => ({...play, settings: [{} as HTMLElement]})},
    nothing,
  );
  strike({zone: 'rim', strength: 0.247});
  expect(told.at(-1)).toBe('Rim, 25%: chord 2');
  strike({zone: 'rim', strength: 0.243});
  expect(told.at(-1)).toBe('Rim, 24%, too soft to stop: chord 2');
});

it('stops a pattern at once, as if what isn’t due yet had never been asked for', () => {
  vi.advanceTimersByTime(1000); // the rim comes at 1080 ms
  pressPattern();
  const before = drawn.length;
  vi.advanceTimersByTime(500);
  expect(drawn).toHaveLength(before);
  strike({zone: 'center', strength: 0.6});
  expect(told.at(-1)).toBe('Center, medium: chord 1');
});

it.each([
  [2, 1],
  [4, 0],
])('of a hit that waited %s s for the device plays %s sounds', (seconds, times) => {
  pressPattern();
  strike({zone: 'rim', strength: 0.6});
  vi.advanceTimersByTime(seconds * 1000);
  const plays = vi.spyOn(player, 'play');
  waiting?.();
  expect(plays).toHaveBeenCalledTimes(times);
  plays.mockRestore();
});

it.each([true, false])(
  'whose tab is hidden (%s) before it is there lets the device rest until a hit',
  async (hidden) => {
    vi.stubGlobal('document', {addEventListener: nothing, hidden});
    isAwake = true;
    createSession({dataset: {}} as HTMLElement, await loadDemo('choke'), nothing).start();
    expect(isAwake).toBe(!hidden);
    strike({zone: 'rim', strength: 0.6});
    expect(isAwake).toBe(true);
  },
);
