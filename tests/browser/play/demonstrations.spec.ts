import {expect, test, type Page} from '../../support/tab';
import type {DemoName} from '../../../src/play/names';
import {inAudit} from '../../support/audit';
import {expectNoAxeFindings, nothingChanges, open, smallFields} from '../../support/page';
import {
  expectSound,
  figure,
  firstKey,
  listen,
  panel,
  playIt,
  STARTED,
  told,
} from '../../support/play';
import {watchPolicy} from '../../support/policyViolations';

/** Each demonstration, opened once for all that a reader may expect of every one. */

/** Free height below a demonstration, in pixels: its margin and border. */
const MOST_BLANK = 16;
/** Free width at each side of it, in pixels. */
const LEAST_SIDE = 8;
/** The smallest letters on the drum, in pixels. */
const LEAST_LETTERS = 12;
/** The narrowest drum, and that of Metro, whose rings take the place of words. */
const LEAST_DRUM = 200;

interface Look {
  readonly height: number;
  readonly blank: number;
  /** Free width at the left and at the right of it, in pixels. */
  readonly sides: readonly [left: number, right: number];
  readonly over: boolean;
  /** Names of the strip that end behind its left end, where hits go by. */
  readonly names: readonly string[];
  readonly letters: number;
  readonly drum: number;
}

const lookAt = (page: Page, name: DemoName): Promise<Look> =>
  figure(page, name).evaluate((place): Look => {
    const all = <E extends Element>(selector: string): E[] => [
      ...place.querySelectorAll<E>(selector),
    ];
    const box = (element: Element | undefined) => (element ?? place).getBoundingClientRect();
    const own = all('.sp-play')[0] as HTMLElement;
    /** What it fills: its place, or over the page a window that may scroll. */
    const stage = all<HTMLElement>('dialog')[0] ?? (place as HTMLElement);
    const end = Math.max(box(stage).bottom, box(stage).top - stage.scrollTop + stage.scrollHeight);
    const drum = box(all('.sp-drum')[0]).width;
    const names = box(all('.sp-strip-gutter')[0]).right;
    return {
      height: box(place).height,
      blank:
        end - Math.max(...all('.sp-play > *, .sp-play-rest > *').map((one) => box(one).bottom)),
      sides: [box(own).left - box(stage).left, box(stage).right - box(own).right],
      over: own.scrollWidth > own.clientWidth || stage.scrollWidth > stage.clientWidth,
      names: all('.sp-strip-name, .sp-strip-at')
        .filter((text, _at, texts) => {
          const {top, bottom, right} = box(text);
          // Letters are lower than their line.
          const lies = (other: Element): boolean =>
            bottom - 4 > box(other).top && top < box(other).top;
          return right > names || texts.some((other) => other !== text && lies(other));
        })
        .map((text) => text.textContent ?? ''),
      letters: Math.min(
        ...all('.sp-drum-word').map(
          (text) => (parseFloat(getComputedStyle(text).fontSize) * drum) / 240,
        ),
      ),
      drum,
    };
  });

/** Beside the first, at which all else is looked at. */
const OTHER_WIDTHS = inAudit ? [1280, 768, 390, 320] : [390, 320];

async function expectPlace(page: Page, route: string, name: DemoName, before: number) {
  const {height, blank, sides, over, names, letters, drum} = await lookAt(page, name);
  const where = `${String(page.viewportSize()?.width)} px`;
  expect(Math.abs(height - before), where).toBeLessThan(1);
  expect(over, where).toBe(false);
  if (route === '') return; // the small place is its picture's
  expect(blank, where).toBeLessThan(MOST_BLANK);
  expect(Math.min(...sides), where).toBeGreaterThan(LEAST_SIDE);
  expect(names, where).toEqual([]);
  if (name === 'metro') return; // its drum has rings for words
  expect(letters, where).toBeGreaterThanOrEqual(LEAST_LETTERS);
  expect(drum, where).toBeGreaterThanOrEqual(LEAST_DRUM);
}

const heightOf = (page: Page, name: DemoName): Promise<number> =>
  figure(page, name).evaluate((element) => element.getBoundingClientRect().height);

async function start(page: Page, name: DemoName): Promise<void> {
  await playIt(page, name).click();
  await expect(figure(page, name)).toHaveAttribute('data-demo-state', 'ready');
}

for (const [route, name] of STARTED) {
  test(`${name} on /${route} plays in its place, is accessible, and gives the picture back`, async ({
    page,
  }) => {
    test.slow(); // it is started at each width
    const said: string[] = [];
    page.on('console', (message) => {
      // On a slow machine the service worker's turn comes within the test.
      if (!message.text().includes('blocked by Playwright')) said.push(message.text());
    });
    page.on('pageerror', ({message}) => said.push(message));
    const violations = await watchPolicy(page);
    await listen(page);
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, route);
    const before = await heightOf(page, name);
    await start(page, name);
    await expect(panel(page, name)).toBeFocused();
    await expect(figure(page, name).locator('img').first()).toBeHidden();
    await expectPlace(page, route, name, before);
    // What it draws is told in words, and a finger plays instead of scrolling the page.
    await expect(panel(page, name).locator('.sp-strip')).toHaveAttribute('aria-hidden', 'true');
    await expect(panel(page, name).locator('.sp-drum')).toHaveCSS('touch-action', 'none');
    const [key, zone] = await firstKey(page, name);
    await page.keyboard.press(key);
    await expectSound(page, true);
    await expect(told(page, name)).toContainText(`${zone}, medium`);
    await expectNoAxeFindings(page);
    await panel(page, name).getByRole('button', {name: 'Close'}).click();
    await expectSound(page, false);
    await expect(figure(page, name).locator('img').first()).toBeVisible();
    await expect(playIt(page, name)).toBeFocused();
    expect(await heightOf(page, name)).toBe(before);
    for (const width of OTHER_WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await nothingChanges(page);
      const height = await heightOf(page, name);
      await start(page, name);
      await expectPlace(page, route, name, height);
      await panel(page, name).getByRole('button', {name: 'Close'}).click();
    }
    expect(said).toEqual([]);
    expect(violations).toEqual([]);
  });
}

/** An iPhone's with its browser's bars. */
const LOW_PHONE = {width: 390, height: 664};

test('a low phone shows drum and main setting together, and all else on demand @phone', async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'for screens to touch');
  test.slow(); // all of them
  await page.setViewportSize(LOW_PHONE);
  for (const [route, name] of STARTED.filter(([path]) => path !== '')) {
    await open(page, route);
    await start(page, name);
    const own = panel(page, name);
    const endOf = (part: string): Promise<number> =>
      own.locator(part).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await endOf('.sp-play-main'), name).toBeLessThan(LOW_PHONE.height);
    const strip = own.locator('.sp-strip');
    await expect(strip, name).toBeInViewport({ratio: 0.7});
    const volume = own.getByRole('slider', {name: 'Volume', exact: true});
    await expect(volume, name).toBeHidden();
    await own.getByRole('button', {name: 'More settings'}).click();
    await expect(volume, name).toBeVisible();
    expect(await smallFields(page), name).toEqual([]);
  }
});

test('larger buttons for fingers have room as well @phone', async ({page, hasTouch}) => {
  test.skip(!hasTouch, 'for screens to touch');
  test.slow(); // all of them
  await page.setViewportSize({width: 820, height: 1180}); // a tablet's: phones show them over the page
  for (const [route, name] of STARTED) {
    await open(page, route);
    const height = (): Promise<number> =>
      figure(page, name).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await playIt(page, name).click();
    await expect(figure(page, name)).toHaveAttribute('data-demo-state', 'ready');
    expect(Math.abs((await height()) - before), name).toBeLessThan(1);
    expect(await smallFields(page), name).toEqual([]);
  }
});
