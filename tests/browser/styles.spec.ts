import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';

/**
 * The build keeps only the style rules that the site can use (src/plugins/after-build). Each state
 * below must look the same with the sheet as Docusaurus made it.
 */
const FULL_SHEET = readFileSync('.docusaurus/styles-before.css', 'utf8');

const ROUTES = [
  '',
  'glossary/',
  'how-to/choke-sounds/',
  'how-to/',
  'quick-start/setting-up-your-gear/',
  'troubleshooting/no-sound/',
  'software-overview/modules/controllers/drum-pads/',
  'search/?q=choke',
  'no-such-page/',
];

/** Every element's computed style, with its marker and pseudo-elements. */
async function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', '::before', '::after', '::marker'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const values = [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}:${style.getPropertyValue(name)}`);
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
        return `${name}${pseudo} ${values.join(';')}`;
      }),
    ),
  );
}

async function expectSameWithFullSheet(page: Page, state: string): Promise<void> {
  const lean = await computedStyles(page);
  const leanSheet = await page.evaluate((full) => {
    const style = document.querySelector('head style');
    const before = style?.textContent ?? '';
    if (style) style.textContent = full;
    return before;
  }, FULL_SHEET);
  const full = await computedStyles(page);
  await page.evaluate((sheet) => {
    const style = document.querySelector('head style');
    if (style) style.textContent = sheet;
  }, leanSheet);
  const differences = lean.flatMap((line, index) => difference(line, full[index] ?? ''));
  expect(differences.slice(0, 10), state).toEqual([]);
  expect(lean.length).toBe(full.length);
}

function difference(lean: string, full: string): string[] {
  if (lean === full) return [];
  const [name = ''] = lean.split(' ', 1);
  const expected = new Set(full.split(';'));
  const lost = lean.split(';').filter((value) => !expected.has(value));
  return [`${name}: ${lost.slice(0, 5).join('; ')}`];
}

/** Until nothing changes the page any more: pictures there, zoom attached. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hasHydrated === 'true' &&
      [...document.querySelectorAll('.theme-doc-markdown img')].every(
        (image) => image.getAttribute('role') === 'button',
      ),
  );
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}

for (const route of ROUTES) {
  test(`/${route} looks the same with all rules`, async ({page}) => {
    test.slow();
    await page.goto(route);
    await settle(page);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, mode);
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 800});
        await page.waitForTimeout(400); // React shows what belongs to the width
        await expectSameWithFullSheet(page, `${mode}, ${String(width)} px`);
      }
    }
    await page.emulateMedia({media: 'print'});
    await expectSameWithFullSheet(page, 'print');
  });
}

test('open parts look the same with all rules', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('how-to/choke-sounds/');
  await settle(page);
  await page.getByRole('button', {name: 'On this page'}).click();
  await expectSameWithFullSheet(page, 'contents list open');
  await page.getByRole('button', {name: /navigation bar/}).click();
  await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
  await expectSameWithFullSheet(page, 'mobile menu open');
  await page.goto('how-to/choke-sounds/');
  await settle(page);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.evaluate(() => scrollTo(0, 2000));
  await expectSameWithFullSheet(page, 'back to top');
  await page.setViewportSize({width: 1280, height: 800});
  await page.waitForTimeout(400);
  await page.evaluate(() => scrollTo(0, 0));
  await page
    .getByRole('button', {name: /^Enlarge picture/})
    .first()
    .click();
  await expectSameWithFullSheet(page, 'picture enlarged');
});
