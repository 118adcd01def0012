import {expect, test, type Page} from '../../support/tab';
import {panel, startDemo} from '../../support/play';

/** Seconds of the audio's clock, which is the strip's: it forgets hits after 12. */
const OVER = 13;

/** What may be left: engines keep things for speed, and the last hit is still drawn. */
const MOST = {bytes: 400_000, elements: 20, nodes: 40, listeners: 5, audio: 2};
type Sizes = Record<keyof typeof MOST, number>;

/** Notes the one context, so that its clock can be asked. */
async function noteContext(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {AudioContext: Original} = window;
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        Object.assign(window, {context: this});
      }
    };
  });
}

async function measure(page: Page): Promise<Sizes> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const {metrics} = await client.send('Performance.getMetrics');
  await client.detach();
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    bytes: of('JSHeapUsedSize'),
    elements: await page.locator('*').count(),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    audio: of('AudioHandlers'),
  };
}

async function strike(page: Page, count: number): Promise<void> {
  await page.evaluate(async (hits) => {
    for (let done = 0; done < hits; done += 1) {
      const key = done % 2 === 0 ? 'c' : 'e';
      document
        .querySelector('.sp-play')
        ?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      await new Promise((passed) => setTimeout(passed, 16));
    }
  }, count);
}

/** The strip stops where its last hits can be read; one more hit clears away what is over. */
async function measureAfterwards(page: Page): Promise<Sizes> {
  const now = (): Promise<number> =>
    page.evaluate(() => (window as unknown as {context: AudioContext}).context.currentTime);
  const from = await now();
  await expect.poll(now, {timeout: 90_000}).toBeGreaterThan(from + OVER);
  await strike(page, 1);
  await page.waitForTimeout(1500); // its sound dies away
  return measure(page);
}

async function expectNoGrowth(page: Page, play: () => Promise<void>): Promise<void> {
  test.setTimeout(240_000);
  await strike(page, 4); // what is made once is there
  const before = await measureAfterwards(page);
  await play();
  const after = await measureAfterwards(page);
  for (const [name, most] of Object.entries(MOST)) {
    const more = after[name as keyof Sizes] - before[name as keyof Sizes];
    test.info().annotations.push({type: name, description: String(more)});
    expect(more, name).toBeLessThan(most);
  }
}

test('1000 hits leave nothing behind @audit', async ({page}) => {
  await noteContext(page);
  await startDemo(page, 'how-to/blend-samples-between-zones/');
  await expectNoGrowth(page, () => strike(page, 1000));
});

test('nor do the steps of the fastest Metro @audit', async ({page}) => {
  await noteContext(page);
  await startDemo(page, 'software-overview/modules/controllers/metro/');
  await panel(page).getByRole('button', {name: 'More settings'}).click();
  const field = page.getByRole('spinbutton', {name: 'Tempo in BPM'});
  await field.fill('3000');
  await field.press('Enter');
  await page.getByRole('radio', {name: '1/16'}).check();
  await page.getByRole('radio', {name: 'Layers'}).check();
  await expectNoGrowth(page, async () => {
    await panel(page).getByRole('button', {name: 'Start the clock'}).click();
    await page.waitForTimeout(10_000);
    await panel(page).getByRole('button', {name: 'Stop the clock'}).click();
  });
});
