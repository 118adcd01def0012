import {brokenWords} from '../../support/brokenWords';
import {contrast} from '../../support/contrast';
import {nothingChanges, open} from '../../support/page';
import {expect, type Page} from '../../support/tab';
import {test} from '../../support/writtenTab';

/**
 * The page with each construct, as it looks where grounds are not shown: on paper and in forced colors.
 */

const TEXT = '.theme-doc-markdown';
const A4 = {width: 673, height: 1000}; // 178 mm

/** What stands on a ground of its own and has no edge while the page is as it is now. */
async function edgeless(page: Page): Promise<string[]> {
  return page.evaluate((text) => {
    const hasEdge = (style: CSSStyleDeclaration): boolean =>
      [style.borderTopWidth, style.borderBottomWidth].some((width) => parseFloat(width) > 0) ||
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);
    const lost: string[] = [];
    for (const element of document.querySelectorAll(`${text} [data-ground]`)) {
      for (const part of element.getAttribute('data-ground')?.split(' ') ?? []) {
        if (!hasEdge(getComputedStyle(element, part === 'own' ? null : part)))
          lost.push(`${part} ${element.outerHTML.slice(0, 70)}`);
      }
    }
    return lost;
  }, TEXT);
}

/** Marks what stands on a ground of its own, other than that around it. */
async function markGrounds(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const NONE = 'rgba(0, 0, 0, 0)';
    const groundAround = (element: Element | null): string => {
      const own = element ? getComputedStyle(element).backgroundColor : NONE;
      return own === NONE && element ? groundAround(element.parentElement) : own;
    };
    for (const element of document.querySelectorAll<HTMLElement>(`${text} *`)) {
      if (!element.checkVisibility() || element.matches('mark')) continue; // marks keep a ground
      const around = groundAround(element.parentElement);
      const {backgroundColor, backgroundImage} = getComputedStyle(element);
      const circle = getComputedStyle(element, '::before').backgroundColor;
      const parts = [
        ...(backgroundColor !== NONE && backgroundColor !== around ? ['own'] : []),
        ...(circle !== NONE && circle !== around && backgroundImage === 'none' ? ['::before'] : []),
      ];
      if (parts.length > 0) element.dataset.ground = parts.join(' ');
    }
  }, TEXT);
}

/** Pictures that stand on no paper and are not turned around. */
const bare = (page: Page): Promise<string[]> =>
  page.locator(`${TEXT} img`).evaluateAll((all: HTMLImageElement[]) =>
    all.flatMap((picture) => {
      const {backgroundColor, filter} = getComputedStyle(picture);
      if (!picture.checkVisibility()) return [];
      const isSeen = backgroundColor === 'rgb(255, 255, 255)' || filter !== 'none';
      return isSeen ? [] : [picture.alt];
    }),
  );

test('in forced colors, what a ground tells is told by an edge, and which tab and entry is open; pictures can be seen, in dark mode too @audit', async ({
  page,
  copy,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `${copy.address}everything/`);
  await markGrounds(page);
  expect(await page.locator('[data-ground]').count()).toBeGreaterThan(40);
  await page.emulateMedia({forcedColors: 'active'});
  // The chevron of a folded contents list is drawn by a ground that stays.
  expect((await edgeless(page)).filter((one) => !one.includes('sp-toc-button'))).toEqual([]);
  const canvas = await page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).backgroundColor);
  for (const tab of await page.getByRole('tab').all()) {
    const isOpen = (await tab.getAttribute('aria-selected')) === 'true';
    const line = await tab.evaluate((one) => getComputedStyle(one).borderBottomColor);
    expect(line === canvas, (await tab.textContent()) ?? '').toBe(!isOpen);
  }
  const entries = page.locator('.theme-doc-toc-desktop a');
  const outlined = (): Promise<number> =>
    entries.evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).outlineStyle !== 'none').length,
    );
  expect(await outlined()).toBe(0); // above the first heading
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1500);
  await expect.poll(outlined).toBe(1);
  expect(await bare(page), 'in forced colors').toEqual([]);
  await page.emulateMedia({forcedColors: 'none'});
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await bare(page), 'in dark mode').toEqual(['Wiring']);
});

test('a picture with one for each mode shows that of the mode, also on paper, and enlarges both @audit', async ({
  page,
  copy,
}) => {
  await open(page, `${copy.address}everything/`);
  const shown = page.getByAltText('Wiring').filter({visible: true});
  await expect(shown).toHaveAttribute('src', /tiny/);
  await expect(shown).toHaveClass(/medium-zoom-image/);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect(shown).toHaveAttribute('src', /photo/);
  await expect(shown).toHaveClass(/medium-zoom-image/);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(shown).toHaveAttribute('src', /tiny/);
});

test('on paper every word is dark, in one piece and on the sheet, and boxes have edges @audit', async ({
  page,
  copy,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `${copy.address}everything/`);
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize(A4);
  await nothingChanges(page);
  const shown = (link: string): Promise<string> =>
    page
      .locator(`.theme-doc-markdown ${link}`)
      .first()
      .evaluate((one) => getComputedStyle(one, '::after').content);
  expect(await shown('a[href^="mailto:"]')).toContain('mailto:drummer@');
  const seen = await page.evaluate((text) => {
    const main = document.querySelector(text) as HTMLElement;
    const colors = new Map<string, string>();
    const note = (color: string, words: string) => colors.set(color, words);
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue ?? '';
      const around = node.parentElement;
      if (!words.trim() || !around?.checkVisibility() || around.closest('svg, math')) continue;
      note(getComputedStyle(around).color, words.slice(0, 30));
    }
    for (const step of main.querySelectorAll('.sp-steps > li'))
      note(getComputedStyle(step, '::before').color, 'a number of a step');
    const {left, right} = main.getBoundingClientRect();
    const off = [...main.querySelectorAll('*')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    });
    const edgeless = [...main.querySelectorAll('pre, hr, .card, .button, .badge')].filter(
      (one) =>
        parseFloat(getComputedStyle(one.closest('.theme-code-block') ?? one).borderTopWidth) < 1,
    );
    const names = (all: Element[]) => all.map((one) => one.outerHTML.slice(0, 60));
    return {colors: [...colors], off: names(off), edgeless: names(edgeless)};
  }, TEXT);
  expect.soft(seen.colors.filter(([color]) => contrast(color, '#ffffff') < 4.5)).toEqual([]);
  expect.soft(await page.locator(`${TEXT} :is(td, th)`).evaluateAll(brokenWords)).toEqual([]);
  expect.soft(seen.off).toEqual([]);
  expect.soft(seen.edgeless).toEqual([]);
});
