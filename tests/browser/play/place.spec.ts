import {expect, test, type Page} from '../../support/tab';
import type {DemoName} from '../../../src/play/names';
import {nothingChanges, open} from '../../support/page';
import {figure, panel, playIt, startDemo, STARTED} from '../../support/play';

const CHOKE = 'how-to/choke-sounds/';
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
      blank: end - Math.max(...[...own.children].map((one) => box(one).bottom)),
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

const WIDTHS = process.env.AUDIT_ALL === '1' ? [1440, 1280, 768, 390, 320] : [1440, 390, 320];

for (const [route, name] of STARTED) {
  test(`${name} on /${route} keeps its place at any width and fills it, its words seen`, async ({
    page,
  }) => {
    test.slow(); // it is started at each width
    await open(page, route);
    for (const width of WIDTHS) {
      const where = `${String(width)} px`;
      await page.setViewportSize({width, height: 900});
      await nothingChanges(page);
      const before = await figure(page, name).evaluate(
        (element) => element.getBoundingClientRect().height,
      );
      await playIt(page, name).click();
      await expect(figure(page, name)).toHaveAttribute('data-demo-state', 'ready');
      const {height, blank, sides, over, names, letters, drum} = await lookAt(page, name);
      expect(Math.abs(height - before), where).toBeLessThan(1);
      expect(over, where).toBe(false);
      await panel(page, name).getByRole('button', {name: 'Close'}).click();
      if (route === '') continue; // the small place is its picture's
      expect(blank, where).toBeLessThan(MOST_BLANK);
      expect(Math.min(...sides), where).toBeGreaterThan(LEAST_SIDE);
      expect(names, where).toEqual([]);
      if (name === 'metro') continue; // its drum has rings for words
      expect(letters, where).toBeGreaterThanOrEqual(LEAST_LETTERS);
      expect(drum, where).toBeGreaterThanOrEqual(LEAST_DRUM);
    }
  });
}

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
  }
});

test('what was hit stays in the strip when that gets another height', async ({page}) => {
  await startDemo(page, CHOKE);
  await page.keyboard.press('c');
  await page.keyboard.press('r');
  const strip = panel(page).locator('.sp-strip');
  const before = await strip.boundingBox();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sp-play-foot')?.append(document.createElement('br'), 'x');
  });
  await expect.poll(async () => (await strip.boundingBox())?.height).not.toBe(before?.height);
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(2);
  await expect(panel(page).locator('.sp-strip-sound')).toHaveCount(2);
});

test('a switch shows with forced colors whether it is on', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await startDemo(page, CHOKE);
  const retrig = page.getByRole('switch', {name: 'Retrig on the chords'});
  const paint = (): Promise<string> =>
    retrig.evaluate((box) => {
      const {backgroundColor, backgroundImage, forcedColorAdjust} = getComputedStyle(
        box,
      ) as CSSStyleDeclaration & {forcedColorAdjust: string};
      return [backgroundColor, backgroundImage, forcedColorAdjust].join(' ');
    });
  const off = await paint();
  await retrig.check();
  const on = await paint();
  expect(on).not.toBe(off);
  expect(off).toMatch(/none$/); // or the thumb isn't painted
});
