import {expect, test, type Page} from '../../support/tab';
import {hydrated, nothingChanges} from '../../support/page';
import {expectSameWithWholeSheet} from '../../support/wholeSheet';

test.use({bypassCSP: true}); // the policy does not know the whole sheet

/**
 * The build keeps only the style rules that the site can use (src/html/inlineStyles.ts). Each page must
 * look the same with the sheet as Docusaurus made it. States that scripts make: styleStates.spec.ts
 */
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

/** Waits for the pictures and their zoom, for what is found, and for what is loaded on demand. */
async function settle(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.theme-doc-markdown img')].every(
      (image) => image.getAttribute('role') === 'button',
    ),
  );
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
        await nothingChanges(page);
        await expectSameWithWholeSheet(page, `${mode}, ${String(width)} px`);
      }
    }
    await page.emulateMedia({media: 'print'});
    await expectSameWithWholeSheet(page, 'print');
  });
}

test('the comparison finds a rule that is missing', async ({page}) => {
  await page.goto('glossary/');
  await settle(page);
  await page.evaluate(() => {
    const sheet = document.querySelector('head style');
    if (sheet) sheet.textContent = sheet.textContent?.replaceAll('.footer__copyright', '.x') ?? '';
  });
  await expect(expectSameWithWholeSheet(page, 'without a rule')).rejects.toThrow(
    /footer__copyright.*color/s,
  );
});

test.describe('without scripts', () => {
  // The whole sheet can't be put in without scripts, so this looks at what the page's own rules hide.
  test.use({javaScriptEnabled: false});

  test('controls that only scripts answer are hidden by rules that the page has', async ({
    page,
  }) => {
    await page.goto('how-to/choke-sounds/');
    for (const control of ['[class*="colorModeToggle"]', '[class*="navbarSearchContainer"]']) {
      await expect(page.locator(control).first()).toBeAttached();
      await expect(page.locator(control).filter({visible: true})).toHaveCount(0);
    }
  });
});
