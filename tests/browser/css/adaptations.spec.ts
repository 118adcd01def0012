import {setFontSize} from '../../support/fontSize';
import {expect, test, type Locator, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {losses} from '../../support/losses';
import {brokenWords} from '../../support/brokenWords';
import {overlaps} from '../../support/overlaps';
import {nothingChanges, open} from '../../support/page';

// The page's policy does not bind a reader's own style sheet, but it does bind the one that a test adds.
test.use({bypassCSP: true});

/** What readers change for themselves: zoom, text spacing, motion, colors. */
const PAGES = inAudit
  ? [
      '',
      'how-to/choke-sounds/',
      'glossary/',
      'software-overview/modules/panels/sends/',
      'no-such-page/',
    ]
  : ['how-to/choke-sounds/'];
/** 1280 px at 200% and at 400%. */
const ENLARGED = inAudit ? [640, 320] : [320];
const SPACED = inAudit ? [1280, 640, 390] : [1280, 390];

/** The spacing of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

for (const route of PAGES) {
  test(`/${route} cuts nothing off when it is enlarged, and with wide text spacing`, async ({
    page,
  }) => {
    const expectNoLosses = async (width: number, height: number, how = ''): Promise<void> => {
      await page.setViewportSize({width, height});
      await nothingChanges(page);
      expect(await losses(page), `${String(width)} px ${how}`).toEqual([]);
    };
    await open(page, route);
    for (const width of ENLARGED) {
      await expectNoLosses(width, 512);
      for (const name of ['Toggle navigation bar', 'Search']) {
        await expect(page.locator('.navbar').getByRole('button', {name})).toBeInViewport({
          ratio: 1,
        });
      }
    }
    await page.addStyleTag({content: TEXT_SPACING});
    for (const width of SPACED) await expectNoLosses(width, 800, 'with wide spacing');
    if (route !== 'how-to/choke-sounds/') return;
    await page.setViewportSize({width: 320, height: 512});
    await page.keyboard.press('Tab');
    await page.locator('.theme-doc-markdown a[href*="/glossary/#"]').first().focus();
    await expect(page.locator('#sp-popup')).toBeInViewport({ratio: 1});
    expect(await losses(page), 'with a tip').toEqual([]);
    await page.keyboard.press('?');
    const close = page.getByRole('dialog').getByRole('button', {name: 'Close'});
    await close.scrollIntoViewIfNeeded();
    await expect(close).toBeInViewport({ratio: 1});
    expect(await losses(page), 'with the list of shortcuts').toEqual([]);
  });
}

test('text of 200% leaves room beside the menus, and words whole', async ({page, browserName}) => {
  test.skip(browserName !== 'chromium', 'DevTools set the letters');
  await setFontSize(page, 32);
  await page.route('**/*.woff2', (route) => route.abort()); // the stand-in is wider
  const routes = ['glossary/', ...(inAudit ? ['', 'how-to/', 'software-overview/effects/'] : [])];
  for (const route of routes) {
    await open(page, route);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1440, 1024, 320]) {
      await page.setViewportSize({width, height: 768});
      await nothingChanges(page);
      const where = `/${route} at ${String(width)} px`;
      expect(await losses(page), where).toEqual([]);
      expect(await overlaps(page), where).toEqual([]);
      expect(await page.locator('h1').evaluateAll(brokenWords), where).toEqual([]);
    }
  }
  await page.setViewportSize({width: 1024, height: 768});
  await open(page, 'software-overview/modules/controllers/sequencer/');
  const menu = page.locator('.theme-doc-sidebar-menu');
  expect(await menu.evaluateAll(brokenWords), 'menu, to its fourth level').toEqual([]);
  const beside = page.locator('.theme-doc-breadcrumbs, .theme-doc-toc-mobile > button');
  expect(await beside.evaluateAll(brokenLines), 'above the title').toEqual([]);
  const wide = await page
    .locator('.sp-scroll')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(wide, 'tables').toBe(0);
});

/** @returns texts that stand on more than one line */
const brokenLines = (elements: readonly Element[]): string[] =>
  elements
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((one) => one.childElementCount === 0 && one.checkVisibility())
    .filter((one) => one.clientHeight > 1.9 * parseFloat(getComputedStyle(one).lineHeight))
    .map(({textContent}) => textContent);

test('with reduced motion nothing moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'how-to/choke-sounds/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({effect}) => Number(effect?.getComputedTiming().duration ?? 0))
        .filter((duration) => duration > 10),
    );
  await page.locator('.theme-doc-markdown a[href*="/glossary/#"]').first().hover();
  await expect(page.locator('#sp-popup')).toBeVisible();
  expect(await moving()).toEqual([]);
  await page.getByRole('button', {name: /category 'Quick start'/}).click();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toEqual([]);
});

// In the dark, where what stays white stands out; in the audit in the light too.
for (const colorScheme of inAudit ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test.describe(`in forced colors (${colorScheme})`, () => {
    test.use({forcedColors: 'active', colorScheme});

    async function expectVisibleFocus(page: Page, control: Locator): Promise<void> {
      await control.focus();
      const {style, width, color, background} = await control.evaluate((element) => {
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element);
        return {
          style: outlineStyle,
          width: parseFloat(outlineWidth),
          color: outlineColor,
          background: getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(style).not.toBe('none');
      expect(width).toBeGreaterThanOrEqual(2);
      expect(color).not.toBe(background);
    }

    test('the focus, current entries and borders can be seen; pictures keep their paper', async ({
      page,
    }) => {
      await open(page, 'how-to/choke-sounds/');
      await page.keyboard.press('Tab');
      for (const control of [
        page.getByRole('button', {name: 'Search'}),
        page.getByRole('button', {name: /Switch between dark and light mode/}),
        page.getByRole('button', {name: /category 'Quick start'/}),
        page.locator('.theme-doc-sidebar-menu [aria-current="page"]'),
        page.locator('.theme-doc-toc-desktop a').first(),
        page.locator('.theme-doc-markdown a').first(),
        page.locator('.theme-doc-markdown .hash-link').first(),
        page.locator('.pagination-nav__link--next'),
        page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'}),
      ]) {
        await expectVisibleFocus(page, control);
      }
      const picture = page.locator('.theme-doc-markdown figure > img').first();
      await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await page.locator('.theme-doc-markdown a[href*="/glossary/#"]').first().focus();
      await expect(page.locator('#sp-popup')).toHaveCSS('border-top-style', 'solid');
      const entries = await page.locator('.theme-doc-sidebar-menu a').all();
      for (const entry of entries) {
        const isCurrent = (await entry.getAttribute('aria-current')) === 'page';
        await expect(entry).toHaveCSS('outline-style', isCurrent ? 'solid' : 'none');
      }
      const versions = page.getByRole('group', {name: 'Version of the help'});
      await expect(versions.getByRole('link', {name: 'V2'})).toHaveCSS('outline-style', 'solid');
      await expect(versions.getByRole('link', {name: 'V1'})).toHaveCSS('outline-style', 'none');
      const caret = await page
        .getByRole('button', {name: /category 'Quick start'/})
        .evaluate((button) => {
          const icon = getComputedStyle(button, '::before');
          return {
            color: icon.backgroundColor,
            text: getComputedStyle(button).color,
            shape: icon.clipPath,
          };
        });
      expect(caret.color).toBe(caret.text);
      expect(caret.shape).toContain('polygon(');
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveCSS('border-top-style', 'solid');
      await expectVisibleFocus(page, dialog.getByRole('switch'));
      await expect(dialog.getByRole('button', {name: 'Close'})).toHaveCSS(
        'border-top-style',
        'solid',
      );
    });
  });
}
