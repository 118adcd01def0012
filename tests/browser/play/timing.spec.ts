import {expect, test, type Page} from '../../support/tab';
import {drumPoint, expectSound, listen, loudness, panel, startDemo} from '../../support/play';

const METRO = 'software-overview/modules/controllers/metro/';
const ZONES = 'software-overview/hardware-panel/hardware-inputs/drum-training/';
/** How far a step may lie from the grid, in seconds. */
const OFF_GRID = 0.001;
/** The most of our own between a hit and its sound, in milliseconds. */
const HIT_TO_SOUND_MS = 10;
const HITS = 12;

/** Notes down when each click is to begin, in seconds of the audio's clock. */
async function noteStarts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const starts: number[] = [];
    Object.assign(window, {starts});
    const {start} = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, at = 0) {
      if (!this.loop && at > 0) starts.push(at); // clicks; noise loops
      start.call(this, at);
    };
  });
}

const starts = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as {starts: number[]}).starts);

test('Metro keeps to its grid on a busy page, and goes on without a jump at another tempo', async ({
  page,
}) => {
  await noteStarts(page);
  await startDemo(page, METRO);
  await page.getByRole('button', {name: 'Start the clock'}).click();
  await page.evaluate(async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const until = performance.now() + 120;
      while (performance.now() < until); // keeps every timer waiting
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  const field = page.getByRole('spinbutton', {name: 'Tempo in BPM'});
  await field.fill('240');
  await field.press('Enter');
  await page.waitForTimeout(1200);
  await page.getByRole('button', {name: 'Stop the clock'}).click();
  const gaps = (await starts(page)).map((time, index, all) => time - (all[index - 1] ?? time));
  const changed = gaps.findIndex((gap) => gap > 0 && gap < 0.2);
  expect(changed).toBeGreaterThan(3);
  expect(gaps.length - changed).toBeGreaterThan(3);
  // A machine that stands still for longer than the clock looks ahead loses steps; the others stay in place.
  const off = (gap: number, step: number): number => Math.abs(gap - step * Math.round(gap / step));
  for (const gap of gaps.slice(1, changed)) expect(off(gap, 0.25)).toBeLessThan(OFF_GRID);
  for (const gap of gaps.slice(changed)) expect(off(gap, 0.125)).toBeLessThan(OFF_GRID);
});

test('each hit is heard, also where the page is busy while it makes the sound', async ({page}) => {
  await listen(page);
  await page.addInitScript(() => {
    const {createGain} = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createGain = function (this: BaseAudioContext) {
      const busy = window as {busyUntil?: number};
      // Once a hit, after its time is known.
      if (busy.busyUntil === 0) busy.busyUntil = performance.now() + 200;
      while (performance.now() < (busy.busyUntil ?? 0));
      return createGain.call(this);
    };
  });
  await startDemo(page, ZONES, 'zones');
  for (let hit = 0; hit < 3; hit += 1) {
    await page.evaluate(() => Object.assign(window, {busyUntil: 0}));
    await page.keyboard.press('r');
    await expectSound(page, true);
    await expect.poll(() => loudness(page)).toBeLessThan(0.0005); // it dies away
  }
});

/**
 * Tells the wall clock's time when silence ends at the loudspeakers, as samples are handed over, and 0 when
 * it has been silent for a tenth of a second.
 */
const EARS = `registerProcessor('ears', class extends AudioWorkletProcessor {
  silent = 1e9;
  process([[samples]]) {
    for (const sample of samples ?? new Float32Array(128)) {
      if (sample === 0) {
        this.silent += 1;
        if (this.silent === 4800) this.port.postMessage(0);
        continue;
      }
      if (this.silent >= 4800) this.port.postMessage(Date.now());
      this.silent = 0;
    }
    return true;
  }
});`;

test.describe('with a second pair of ears', () => {
  test.use({bypassCSP: true}); // they are a script of the test's own

  test('a hit sounds within 10 ms of our own', async ({page}) => {
    test.setTimeout(90_000);
    await listen(page);
    await startDemo(page, ZONES, 'zones');
    await page.evaluate(async (script) => {
      const {ears} = window as unknown as {ears: AnalyserNode};
      const context = ears.context as AudioContext;
      const url = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
      await context.audioWorklet.addModule(url);
      const node = new AudioWorkletNode(context, 'ears');
      ears.connect(node).connect(context.destination);
      const hits: number[] = [];
      const sounds: number[] = [];
      Object.assign(window, {hits, sounds, silences: 0});
      const counted = window as unknown as {silences: number};
      node.port.onmessage = ({data}: MessageEvent<number>) => {
        if (data === 0) counted.silences += 1;
        else sounds.push(data);
      };
      document
        .querySelector('.sp-drum')
        ?.addEventListener(
          'pointerdown',
          ({timeStamp}) => void hits.push(performance.timeOrigin + timeStamp),
          true,
        );
    }, EARS);
    const {x, y} = await drumPoint(page, 100, 88); // the rim: short
    for (let hit = 1; hit <= HITS; hit += 1) {
      await page.mouse.click(x, y);
      await page.waitForFunction((count) => {
        const {sounds, silences} = window as unknown as {sounds: number[]; silences: number};
        return sounds.length === count && silences === count;
      }, hit);
    }
    const times = await page.evaluate(() => {
      const {hits, sounds, ears} = window as unknown as {
        hits: number[];
        sounds: number[];
        ears: AnalyserNode;
      };
      // A device fetches a buffer at a time; a sound waits for half of one on average.
      const wait = (1000 * (ears.context as AudioContext).baseLatency) / 2;
      return hits.map((hit, index) => (sounds[index] ?? Infinity) - hit - wait);
    });
    expect(times).toHaveLength(HITS);
    const sorted = [...times].sort((one, other) => one - other);
    const median = sorted[HITS / 2] ?? Infinity;
    test.info().annotations.push({type: 'ms', description: sorted.map(Math.round).join(' ')});
    expect(median).toBeLessThanOrEqual(HIT_TO_SOUND_MS);
    await expect(panel(page)).toBeVisible();
  });
});
