import {expect, test, type Page} from '../../support/tab';
import {panel, startDemo} from '../../support/play';

test.skip(process.env.AUDIT_ALL !== '1', 'one and a half minutes: before a release');

/** What 1,000 hits may leave behind: no growth, give or take what engines keep for speed. */
const MOST_BYTES = 400_000;
const MOST_ELEMENTS = 20;

/** Sounds have died away, and the strip keeps none of these hits: it keeps 12 s. */
const OVER_MS = 13_500;

async function measure(page: Page): Promise<{bytes: number; elements: number}> {
  const client = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const {usedSize} = await client.send('Runtime.getHeapUsage');
  await client.detach();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return {bytes: usedSize, elements};
}

async function strike(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (hits) =>
      new Promise<void>((resolve) => {
        let done = 0;
        const timer = setInterval(() => {
          const key = done % 2 === 0 ? 'c' : 'e';
          document
            .querySelector('.sp-play')
            ?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
          done += 1;
          if (done < hits) return;
          clearInterval(timer);
          resolve();
        }, 16);
      }),
    count,
  );
}

/** The strip stops where its last hits can be read; one more hit clears away what is over. */
async function measureAfterwards(page: Page) {
  await page.waitForTimeout(OVER_MS);
  await strike(page, 1);
  await page.waitForTimeout(1000);
  return measure(page);
}

async function expectNoGrowth(page: Page, play: () => Promise<void>): Promise<void> {
  await strike(page, 60); // what is made once is there
  const before = await measureAfterwards(page);
  await play();
  const after = await measureAfterwards(page);
  const bytes = after.bytes - before.bytes;
  test.info().annotations.push({
    type: 'growth',
    description: `${String(bytes)} of ${String(before.bytes)} bytes, ${String(after.elements - before.elements)} elements`,
  });
  expect(bytes).toBeLessThan(MOST_BYTES);
  expect(Math.abs(after.elements - before.elements)).toBeLessThan(MOST_ELEMENTS);
}

test('1,000 hits leave nothing behind', async ({page}) => {
  test.setTimeout(120_000);
  await startDemo(page, 'how-to/blend-samples-between-zones/');
  await expectNoGrowth(page, () => strike(page, 1000));
});

test('nor do the steps of the fastest Metro', async ({page}) => {
  test.setTimeout(120_000);
  await startDemo(page, 'software-overview/modules/controllers/metro/');
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
