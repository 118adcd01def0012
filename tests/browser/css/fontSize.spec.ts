import {setFontSize} from '../../support/fontSize';
import {expect, test} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {brokenWords} from '../../support/brokenWords';
import {losses} from '../../support/losses';
import {overlaps} from '../../support/overlaps';
import {open} from '../../support/page';
import {dialog, results, searchBox} from '../../support/searchBackend';
import {small} from '../../support/smallText';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true, // fingers need larger buttons
  isMobile: true,
  ownContext: true,
});

/**
 * Text at 200% by the browser's own font size, on a phone. A root font size set by a style would not do:
 * media queries in em go by the browser's.
 */
test.beforeEach(async ({page}) => {
  await setFontSize(page, 32);
});

const PAGES = inAudit
  ? [
      '',
      'how-to/',
      'how-to/choke-sounds/',
      'glossary/',
      'troubleshooting/no-sound/',
      'release-notes/',
      'software-overview/modules/controllers/metro/',
      'search/?q=choke',
      'no-such-page/',
      'how-to/midi-in/',
    ]
  : ['troubleshooting/no-sound/', 'search/?q=choke', 'how-to/midi-in/'];

test('the button that starts a demonstration is whole @audit', async ({page}) => {
  for (const route of ['how-to/choke-sounds/', 'glossary/']) {
    await open(page, route);
    const cut = await page.locator('.sp-play-it').evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const words = button.querySelector('span')?.getBoundingClientRect();
          const {top, left, right} = button.getBoundingClientRect();
          return !words || words.top < top || words.left < left || words.right > right;
        }).length,
    );
    expect(cut, route).toBe(0);
  }
  await open(page, '');
  const broken = await page
    .locator(':is(.sp-path, .sp-link-cards) :is(a, .sp-sentence)')
    .evaluateAll(brokenWords);
  expect(broken, 'words of cards').toEqual([]);
  // Its drum is a small place of its own, with the words below
  const places = await page.locator('.sp-play-it').evaluate((button) =>
    [button, ...button.querySelectorAll('span')].map((part) => {
      const {left, right, bottom} = part.getBoundingClientRect();
      return {middle: Math.round((left + right) / 2), bottom};
    }),
  );
  expect(places[1]?.middle).toBe(places[0]?.middle);
  expect(places[1]?.bottom).toBeGreaterThan(places[0]?.bottom ?? Infinity);
});

test('pages cut nothing off and do not scroll sideways; navbar, menu and search have room, without the typeface too', async ({
  page,
}) => {
  test.slow(inAudit, 'ten pages');
  await page.route('**/*.woff2', (route) => route.abort());
  for (const route of PAGES) {
    await open(page, route);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await page.evaluate(() => matchMedia('(width < 13em)').matches)).toBe(true);
    expect.soft(await losses(page), `/${route}`).toEqual([]);
    expect.soft(await small(page), `/${route}`).toEqual([]);
  }
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(page.locator('.theme-doc-toc-mobile ul').first()).toHaveCSS('font-size', '30px');
  expect(await small(page), 'contents list').toEqual([]);
  expect(await overlaps(page)).toEqual([]);
  for (const name of ['Toggle navigation bar', 'Search']) {
    await expect(page.getByRole('button', {name})).toBeInViewport({ratio: 1});
  }
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  expect(await losses(page)).toEqual([]);
  expect(await small(page), 'menu').toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 844});
    const menu = page.locator('.navbar-sidebar');
    expect(await menu.evaluateAll(brokenWords), `menu at ${width} px`).toEqual([]);
  }
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await expect(list.locator('dt').first(), 'opens at its top').toBeInViewport({ratio: 1});
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await list.evaluateAll(brokenWords)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('.footer').getByRole('link').last().focus();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Shift+Tab');
    const isSeen = await page.evaluate(() => {
      const {left, top} = document.activeElement?.getClientRects()[0] as DOMRect;
      const at = document.elementFromPoint(left + 2, top + 2);
      return document.activeElement?.contains(at);
    });
    expect(isSeen, `footer, ${press + 1} back`).toBe(true);
  }
  await page.setViewportSize({width: 390, height: 844});

  await page.keyboard.press('Control+k');
  await searchBox(page).fill('thresholding');
  await expect(results(page).first()).toBeVisible();
  const hidden = await searchBox(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
  await expect(searchBox(page), 'room for its ×').toHaveCSS('padding-inline-end', '72px');
  await expect(dialog(page).getByRole('button', {name: 'Close'})).toBeInViewport({ratio: 1});
  expect(await small(page), 'search').toEqual([]);
  const sideways = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(sideways).toBe(0);
});

test('in letters between, V1 stays large enough for a finger @audit', async ({page}) => {
  await setFontSize(page, 20);
  await page.setViewportSize({width: 320, height: 700});
  await open(page, PAGES[0] ?? '');
  const box = await page.locator('.navbar').getByRole('link', {name: 'V1'}).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
