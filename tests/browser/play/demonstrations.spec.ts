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
  watchFaults,
} from '../../support/play';

/** Each demonstration, opened once for all that a reader may expect of every one. */

/** Have tests of their own besides: opened here in the audit, as is the second drum with zones. */
const TRIED_ELSEWHERE = /^(?:crosstalk|hit-ranges|metro|scale|sequencer)$/;
/** In pixels: free height below a demonstration, its margin and border, and free width at each side. */
const MOST_BLANK = 16;
const LEAST_SIDE = 8;
/** The smallest letters in a drawing, and the narrowest drum; that of Metro has rings around it. */
const LEAST_LETTERS = 12;
const LEAST_DRUM = 200;

interface Look {
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
        ...all<SVGGraphicsElement>('.sp-drum-word, .sp-curve-word, .sp-metro text')
          .filter((text) => text.checkVisibility())
          .map((one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 1)),
      ),
      drum,
    };
  });

async function expectFits(page: Page, route: string, name: DemoName): Promise<void> {
  const {blank, sides, over, names, letters, drum} = await lookAt(page, name);
  const where = `${name} at ${String(page.viewportSize()?.width)} px`;
  expect(over, where).toBe(false);
  if (route === '') return; // the small place is its picture's
  expect(blank, where).toBeLessThan(MOST_BLANK);
  expect(Math.min(...sides), where).toBeGreaterThan(LEAST_SIDE);
  expect(names, where).toEqual([]);
  expect(letters, where).toBeGreaterThanOrEqual(LEAST_LETTERS);
  if (name === 'metro') return;
  expect(drum, where).toBeGreaterThanOrEqual(LEAST_DRUM);
}

const heightOf = (page: Page, name: DemoName): Promise<number> =>
  figure(page, name).evaluate((element) => element.getBoundingClientRect().height);
const close = (page: Page, name: DemoName): Promise<void> =>
  panel(page, name).getByRole('button', {name: 'Close'}).click();

/** Starts it in a window of a size, where it fits and moves nothing. */
async function startAt(
  page: Page,
  [route, name]: (typeof STARTED)[number],
  width: number,
  height = 900,
): Promise<void> {
  await page.setViewportSize({width, height});
  await nothingChanges(page);
  const before = await heightOf(page, name);
  await playIt(page, name).click();
  await expect(figure(page, name)).toHaveAttribute('data-demo-state', 'ready');
  const moved = Math.abs((await heightOf(page, name)) - before);
  expect(moved, `${name} at ${String(width)} px`).toBeLessThan(1);
  await expectFits(page, route, name);
}

for (const [route, name] of STARTED) {
  const tag = TRIED_ELSEWHERE.test(name) || route === 'glossary/' ? '@audit' : [];
  const title = `${name} on /${route} plays in its place, is accessible, and gives the picture back`;
  test(title, {tag}, async ({page}) => {
    const expectNoFaults = await watchFaults(page);
    await listen(page);
    await page.setViewportSize({width: 1280, height: 900}); // the least room beside a contents list
    await open(page, route);
    const before = await heightOf(page, name);
    await startAt(page, [route, name], 1280);
    await expect(panel(page, name)).toBeFocused();
    await expect(figure(page, name).locator('img').first()).toBeHidden();
    // What it draws is told in words, and a finger plays instead of scrolling the page.
    await expect(panel(page, name).locator('.sp-strip')).toHaveAttribute('aria-hidden', 'true');
    await expect(panel(page, name).locator('.sp-drum')).toHaveCSS('touch-action', 'none');
    const opening = (await told(page, name).textContent()) ?? '';
    await page.keyboard.press(await firstKey(page, name));
    await expectSound(page, true);
    await expect(told(page, name)).not.toHaveText(opening);
    await expect(panel(page, name).locator('.sp-strip-stem')).toHaveCount(1);
    await expectNoAxeFindings(page, `figure[data-demo="${name}"]`);
    await close(page, name);
    await expectSound(page, false);
    await expect(figure(page, name).locator('img').first()).toBeVisible();
    await expect(playIt(page, name)).toBeFocused();
    expect(await heightOf(page, name)).toBe(before);
    for (const width of inAudit ? [1440, 1024, 768, 700, 390, 320] : []) {
      await startAt(page, [route, name], width);
      await close(page, name);
    }
    expectNoFaults();
  });
}

/** An iPhone's with its browser's bars. */
const LOW_PHONE = 664;

test('larger buttons for fingers have room; a low phone shows drum and main setting together, and all else on demand @phone-alone', async ({
  page,
}) => {
  test.setTimeout(240_000); // all of them
  for (const [route, name] of STARTED) {
    if (!inAudit && !/^(?:effects|metro)$/.test(name)) continue; // these are the fullest
    await open(page, route);
    await startAt(page, [route, name], 820, 1180); // a tablet's: phones show them over the page
    expect(await smallFields(page), name).toEqual([]);
    if (route === '') continue;
    await close(page, name);
    await startAt(page, [route, name], 390, LOW_PHONE);
    const own = panel(page, name);
    const main = await own.locator('.sp-play-main').boundingBox();
    expect((main?.y ?? Infinity) + (main?.height ?? 0), name).toBeLessThan(LOW_PHONE);
    await expect(own.locator('.sp-strip'), name).toBeInViewport({ratio: 1});
    await page.setViewportSize({width: 320, height: 900});
    await nothingChanges(page);
    await expectFits(page, route, name);
    const volume = own.getByRole('slider', {name: 'Volume', exact: true});
    await expect(volume, name).toBeHidden();
    await own.getByRole('button', {name: /^More/}).click();
    await expect(own.getByRole('button', {name: /^(?:Fewer settings|Less)$/})).toBeInViewport();
    await expect(volume, name).toBeVisible();
    await expectFits(page, route, name);
    expect(await own.locator('.sp-play-rest').evaluate(areStacked), name).toBe(true);
    expect(await smallFields(page), name).toEqual([]);
    for (const size of ['125%', '150%']) {
      await page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
      expect(await own.evaluate(lapping), `${name} with letters of ${size}`).toEqual([]);
    }
    await told(page, name).evaluate((line) => (line.textContent = 'No MIDI device '.repeat(5)));
    const cut = (line: Element): number => line.scrollWidth - line.clientWidth;
    expect(await told(page, name).evaluate(cut), name).toBe(0);
  }
});

/** Buttons whose words are cut, or which a later one lies on; large letters put them in two rows. */
function lapping(own: Element): string[] {
  return [...own.querySelectorAll('.sp-play-bar > button, :scope > button')]
    .filter((one, at, all) => {
      const {right, top, bottom} = one.getBoundingClientRect();
      const later = all.slice(at + 1).map((other) => other.getBoundingClientRect());
      const isUnder = later.some((box) => right > box.left && top < box.bottom && bottom > box.top);
      return isUnder || right > innerWidth || one.scrollWidth > one.clientWidth + 1;
    })
    .map(({textContent}) => textContent);
}

/** Whether parts stand one below the other. */
function areStacked(box: Element): boolean {
  const parts = [...box.children].map((part) => part.getBoundingClientRect());
  const seen = parts.filter(({height}) => height > 1).sort((one, other) => one.top - other.top);
  return seen.every(({top}, index) => index === 0 || top >= (seen[index - 1]?.bottom ?? 0));
}
