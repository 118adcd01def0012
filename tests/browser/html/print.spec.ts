import {expect, test, type Locator, type Page} from '../../support/tab';
import {SITE} from '../../../src/config/site';
import {open} from '../../support/page';

const PAGE = 'how-to/choke-sounds/';
/** What is around a page's text on screen, and not on paper. */
const AROUND = [
  '.navbar',
  '.theme-doc-sidebar-container',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-desktop',
  '.theme-doc-footer',
  '.pagination-nav',
  '.footer',
  '.theme-announcement-bar',
  '.sp-page-tools button',
  '.sp-page-tools a',
  '.sp-play-it',
];

/** @returns what is printed behind a link */
function behind(page: Page, selector: string): Promise<string> {
  const link = page.locator(`.theme-doc-markdown a${selector}`).first();
  return link.evaluate((element) => getComputedStyle(element, '::after').content);
}

/** @returns how many are wider inside than outside */
function overflowing(boxes: Locator): Promise<number> {
  return boxes.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
}

test('prints text, pictures and addresses of page and links, and no navigation', async ({page}) => {
  await open(page, PAGE);
  for (const part of AROUND) await expect(page.locator(part).first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator(AROUND.join()).filter({visible: true})).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  // What has it otherwise, Safari doesn't print.
  const unseen = await page
    .locator('main *')
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible'),
    );
  expect(unseen).toHaveLength(0);
  await expect(page.locator('.sp-print-source')).toHaveText(
    'help.sunhou.se/v2/how-to/choke-sounds/',
  );
  const pictures = page.locator('.theme-doc-markdown img');
  await expect(pictures.filter({visible: true})).toHaveCount(await pictures.count());
  const host = new URL(SITE.url).host;
  expect(await behind(page, '[href$="/use-thresholding/"]')).toBe(
    `" (${host}/v2/how-to/use-thresholding/)"`,
  );
  expect(await behind(page, '[href*="/glossary/#"]'), 'of a term').toBe('none');
  // A page break would leave a border on the page before; without its ground, room for that is a gap.
  const code = page.locator('.theme-doc-markdown code').first();
  for (const key of ['border-top-width', 'padding-right']) await expect(code).toHaveCSS(key, '0px');
  await expect(page.locator('main > .container'), 'no room for a blank sheet').toHaveCSS(
    'padding-bottom',
    '0px',
  );
  await expectAddressAtTop(page);
});

/** At its end the address would take a sheet for itself; where it stands on the screen, nothing is left. */
async function expectAddressAtTop(page: Page): Promise<void> {
  const address = page.locator('.sp-print-source').filter({visible: true});
  await expect(address).toHaveCount(1);
  const [top, title] = await Promise.all([
    address.boundingBox(),
    page.getByRole('heading', {level: 1}).boundingBox(),
  ]);
  expect((top?.y ?? Infinity) + (top?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  expect((await page.locator('.sp-foot').boundingBox())?.height ?? 0).toBe(0);
}

test('prints cards as lines of a list, with nothing over their words @audit', async ({page}) => {
  await open(page, '');
  await page.emulateMedia({media: 'print'});
  for (const list of ['.sp-link-cards', '.sp-path']) {
    const line = page.locator(`${list} > li`).first();
    await expect(line).toHaveCSS('display', 'list-item');
    const address = line.locator('a').first();
    expect(await address.evaluate((link) => getComputedStyle(link, '::after').position)).toBe(
      'static',
    );
  }
});

test('keeps pictures, tables and steps whole, and repeats the heads of tables', async ({page}) => {
  await open(page, 'software-overview/modules/controllers/metro/');
  await page.emulateMedia({media: 'print'});
  const style = (selector: string, property: string): Promise<string> =>
    page
      .locator(`.theme-doc-markdown ${selector}`)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  for (const selector of ['figure', 'img', 'table', 'tr', 'li'])
    expect(await style(selector, 'break-inside')).toBe('avoid');
  expect(await style('thead', 'display')).toBe('table-header-group');
  expect(await overflowing(page.locator('.theme-doc-markdown table'))).toBe(0);
  await open(page, 'glossary/');
  await page.setViewportSize({width: 720, height: 1020}); // A4 without its margins
  const figures = page.locator('.theme-doc-markdown figure:has(> img)');
  expect(await overflowing(figures), 'pictures wider than their column').toBe(0);
  const widths = await figures.evaluateAll((all) => all.map(({clientWidth}) => clientWidth));
  expect(Math.min(...widths), 'across the columns').toBeGreaterThan(400);
});

test('prints the page, and not what lies over it @audit', async ({page}) => {
  await open(page, 'quick-start/setting-up-your-gear/');
  await page.locator('.medium-zoom-image').first().click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.medium-zoom-overlay')).toBeHidden();
  await expect(page.locator('.medium-zoom-image--opened')).toBeHidden();
  await expect(page.locator('.medium-zoom-image--hidden')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('dialog')).toBeHidden();
});

/** @returns how many sheets a PDF has */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('prints the glossary as a lexicon, on a few sheets, in light colors, and goes back to dark @audit', async ({
  page,
}) => {
  test.slow();
  await open(page, 'glossary/');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  const mode = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await mode()).toBe('dark');
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.body.dataset.printedIn = document.documentElement.dataset.theme;
    });
  });
  const sheets = sheetsOf(await page.pdf({format: 'A4'}));
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThanOrEqual(6);
  expect(await page.evaluate(() => document.body.dataset.printedIn)).toBe('light');
  expect(await mode()).toBe('dark');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.theme-doc-markdown')).toHaveCSS('column-count', '3');
  const terms = page.locator('.theme-doc-markdown h3');
  await expect(terms.filter({visible: true})).toHaveCount(await terms.count());
});

test('a section says so when a page can’t be fetched, else prints all its pages together, and shows the page again afterwards', async ({
  page,
}) => {
  await open(page, 'hardware-overview/');
  await page.emulateMedia({media: 'print'});
  await expectAddressAtTop(page);
  await page.emulateMedia({media: 'screen'});
  await page.evaluate(() => {
    window.print = () => {
      const drawn = [...document.querySelectorAll<HTMLImageElement>('.sp-handout img')].every(
        ({naturalWidth}) => naturalWidth > 0,
      );
      document.body.dataset.printed = drawn ? 'whole' : 'without pictures';
    };
  });
  const all = page.getByRole('button', {name: 'Print all 4 pages'});
  await page.route('**/drum-sensor/', (route) => route.abort());
  await all.click();
  await expect(page.getByRole('status').filter({hasText: 'Not all pages'})).toBeVisible();
  await page.unroute('**/drum-sensor/');
  await all.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'whole');
  await page.emulateMedia({media: 'print'});
  const articles = page.locator('.sp-handout > article');
  await expect(articles.locator('h1')).toHaveText([
    'Hardware overview',
    'Drum sensor',
    'EVANS Portal interface',
    'EMAD adapter',
  ]);
  await expect(page.locator('#__docusaurus')).toBeHidden();
  expect(await articles.locator('img').count()).toBeGreaterThan(3);
  const inside = articles.first().locator('a[href^="#handout"]').first();
  await expect(page.locator((await inside.getAttribute('href')) ?? '')).toHaveCount(1);
  await expect(page.locator('.sp-print-source').filter({visible: true})).toHaveText(
    ['', 'drum-sensor/', 'evans-portal-interface/', 'emad-adapter/'].map(
      (name) => `help.sunhou.se/v2/hardware-overview/${name}`,
    ),
  );
  await expect(page.getByText('Version: Next').filter({visible: true})).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({media: 'screen'});
  await expect(page.locator('.sp-handout')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});
