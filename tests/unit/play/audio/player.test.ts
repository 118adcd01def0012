import * as webAudio from 'node-web-audio-api';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {player as Player} from '../../../../src/play/audio';
import '../../../support/webAudio';

/** Stands in for a context with a device, of which the test says what it does. */
class Context extends webAudio.OfflineAudioContext {
  device = {state: 'running', time: 0, started: 0};
  constructor() {
    super(2, 48_000, 48_000);
    made.push(this);
  }
  override get state() {
    return this.device.state as AudioContextState;
  }
  override get currentTime() {
    return this.device.time;
  }
  override resume = vi.fn(() => Promise.resolve());
  override suspend = vi.fn(() => Promise.resolve());
  close = vi.fn(() => Promise.resolve());
  override createBufferSource() {
    this.device.started += 1;
    return super.createBufferSource();
  }
  override createOscillator() {
    this.device.started += 1;
    return super.createOscillator();
  }
  /** As Chromium does where the only device is unplugged. */
  lose() {
    this.device.state = 'suspended';
    this.dispatchEvent(new Event('error'));
  }
}

const made: Context[] = [];
let player: typeof Player;
const onChange = vi.fn();

const wake = (): void => player.wake(onChange, 0);
let hits = 0;
function hit(): void {
  hits += 1;
  const start = {id: String(hits), name: '', module: 'm', gain: 1, pitch: 60, pan: 0};
  player.play([start], {m: {plays: 'darkSnare'}}, player.now());
}
/** Lets the page's clock go on, and those of devices that don't hang; something looks at it all the time. */
function pass(seconds: number, ...devices: readonly (Context | undefined)[]): void {
  for (let passed = 0; passed < seconds; passed += 0.025) {
    vi.advanceTimersByTime(25);
    for (const one of devices) if (one) one.device.time += 0.025;
    player.now();
  }
}

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({toFake: ['performance', 'setTimeout', 'clearTimeout']});
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {localStorage: {getItem: () => null}});
  made.length = 0;
  onChange.mockReset();
  ({player} = await import('../../../../src/play/audio'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('plays with a new context after a device is gone, or the context closed; its time goes on', () => {
  wake();
  pass(1, made[0]);
  hit();
  for (const end of [() => made[0]?.lose(), () => made[1] && (made[1].device.state = 'closed')]) {
    const [count, time] = [made.length, player.now()];
    const sounds = made.at(-1)?.device.started;
    end();
    expect(player.isAudible()).toBe(false);
    hit();
    wake();
    expect(made).toHaveLength(count + 1);
    expect(made[count - 1]?.close).toHaveBeenCalledOnce();
    expect([made[count - 1]?.device.started, made[count]?.device.started]).toEqual([sounds, 0]);
    pass(1, made[count]);
    expect(player.now() - time).toBeCloseTo(1);
    expect(player.isAudible()).toBe(true);
    hit();
    expect(made[count]?.device.started).toBeGreaterThan(0);
  }
});

it('says that there is no device once it is gone, and keeps no context that may have none', () => {
  wake();
  made[0]?.lose();
  expect(player.hasFailed()).toBe(true);
  wake(); // the device isn't back: Chromium plays to none
  expect(player.hasFailed()).toBe(false);
  player.rest();
  vi.advanceTimersByTime(100);
  expect(player.hasFailed()).toBe(false); // it sleeps
  wake();
  expect(made).toHaveLength(3);
});

it('keeps one context through rests, and waits for the first of its time', () => {
  wake();
  pass(0.15);
  expect(player.isAudible()).toBe(true);
  player.rest();
  vi.advanceTimersByTime(100);
  wake();
  expect(made).toHaveLength(1);
});

it('goes by the page’s clock where a device hangs, plays nothing then, and tells when it goes on', async () => {
  wake();
  pass(1, made[0]);
  const time = player.now();
  pass(1);
  expect(player.isAudible()).toBe(false);
  expect(player.now() - time).toBeGreaterThan(0.6);
  hit();
  expect(made[0]?.device.started).toBe(0);
  await new Promise(setImmediate);
  onChange.mockImplementation(() => expect(player.isAudible()).toBe(true));
  onChange.mockClear();
  pass(0.1, made[0]);
  await new Promise(setImmediate);
  expect(onChange).toHaveBeenCalledOnce();
  hit();
  expect(made[0]?.device.started).toBeGreaterThan(0);
});

it('has a device that hangs rest before it is woken: one that says it runs wakes for nothing else', () => {
  wake();
  pass(1, made[0]);
  wake();
  expect(made[0]?.suspend).not.toHaveBeenCalled();
  pass(1);
  wake();
  expect(made[0]?.suspend).toHaveBeenCalledOnce();
  const [rests] = made[0]?.suspend.mock.invocationCallOrder ?? [];
  expect(made[0]?.resume.mock.invocationCallOrder.at(-1)).toBeGreaterThan(rests ?? Infinity);
});

it('takes a page that hung itself for no device that hangs', () => {
  wake();
  pass(1, made[0]);
  vi.advanceTimersByTime(2000); // browsers may tell the audio's time later than they call timers
  player.now();
  expect(player.isAudible()).toBe(true);
});
