import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';

test.use({bypassCSP: true}); // the other sheet is none that the policy knows

/**
 * The build keeps only the style rules that the site can use (src/plugins/after-build). Each state
 * below must look the same with the sheet as Docusaurus made it.
 */
const FULL_SHEET = readFileSync('.docusaurus/styles-before.css', 'utf8');

const ROUTES = [
  '',
  'how-to/choke-sounds/',
  'how-to/',
  'quick-start/setting-up-your-gear/',
  'troubleshooting/no-sound/',
  'software-overview/modules/controllers/drum-pads/',
  'search/?q=choke',
  'no-such-page/',
];

/** Runs in the page: every element's computed style with its sheet, beside the full one. */
function differences(fullSheet: string): string[] {
  const sheet = document.querySelector('head style');
  if (!sheet) return ['The page has no style sheet.'];
  const elements = [...document.querySelectorAll('body, body *')];
  const names = [...getComputedStyle(document.body)].filter(
    (name) => !/^(?:--|-webkit-|block-|inline-|perspective-|transform-origin)/.test(name),
  );
  const styleOf = (element: Element, pseudo: string): string => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== '' && style.content === 'none') return '';
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
  };
  const collect = (): string[] =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((part) => styleOf(element, part)),
    );

  const lean = collect();
  const leanSheet = sheet.textContent;
  sheet.textContent = fullSheet;
  const full = collect();
  sheet.textContent = leanSheet;
  return lean.flatMap((style, index) => {
    if (style === full[index]) return [];
    const expected = new Set(full[index]?.split('\n'));
    const lost = style.split('\n').filter((line) => !expected.has(line));
    return [
      `${elements[Math.floor(index / 3)]?.outerHTML.slice(0, 80) ?? ''} → ${lost.join('; ')}`,
    ];
  });
}

async function expectSameWithFullSheet(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(differences, FULL_SHEET);
  expect(found.slice(-10), state).toEqual([]); // the innermost come last
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
