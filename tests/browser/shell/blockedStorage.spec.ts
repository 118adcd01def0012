import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {blockStorage} from '../../support/blockStorage';
import {goWithin, open} from '../../support/page';
import {ONE_OF_EACH_KIND} from '../../support/routes';
import {dialog as search, results, searchBox} from '../../support/searchBackend';

/** With all cookies blocked nothing is kept, and everything works for the page's life (section 4). */
const PAGE = 'how-to/choke-sounds/';
const WARNING = 'browser storage is not available';

/** Notes what the page complains of; to be called before it is loaded. */
function watch(page: Page): {faults: string[]; warnings: string[]} {
  const faults: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  page.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    if (/blocked by Playwright|status of 404/.test(message.text())) return;
    (message.text().includes(WARNING) ? warnings : faults).push(message.text());
  });
  return {faults, warnings};
}

test.beforeEach(({page}) => blockStorage(page));

test('a page of each kind is whole and warns once at most', async ({page}) => {
  test.slow(inAudit, 'all kinds');
  const said = watch(page);
  for (const route of inAudit ? ONE_OF_EACH_KIND : ['', 'search/', 'no-such-page/']) {
    said.warnings.length = 0;
    await open(page, route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    expect(said.faults, `/${route}`).toEqual([]);
    expect(said.warnings.length, `/${route}`).toBeLessThanOrEqual(1);
  }
});

test('color mode and a closed announcement last from page to page', async ({page}) => {
  const said = watch(page);
  await open(page, PAGE);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await goWithin(page, '/v2/glossary/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  expect(said).toEqual({faults: [], warnings: [expect.stringContaining(WARNING)]});
});

test('search, tip, sidebar, picture and the tools below a page work', async ({page}) => {
  const said = watch(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
    window.print = () => {
      document.body.dataset.printed = 'true';
    };
  });
  await open(page, 'hardware-overview/drum-sensor/');
  await page.keyboard.press('Control+k');
  await searchBox(page).fill('metro');
  await expect(results(page).first()).toContainText('Metro');
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveCount(0);
  await page.locator('.theme-doc-markdown a[href*="/glossary/#"]').first().focus();
  await expect(page.locator('#sp-popup')).toBeVisible();
  await page.keyboard.press('Escape');
  const category = page.getByRole('button', {name: /category 'Quick start'/});
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page
    .getByRole('button', {name: /^Enlarge picture/})
    .first()
    .click();
  await expect(page.getByRole('button', {name: /^Close enlarged picture/})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await goWithin(page, '/v2/hardware-overview/');
  const tools = page.getByRole('group', {name: 'This page'});
  await tools.getByRole('button', {name: /Print all/}).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await tools.getByRole('button', {name: 'Copy page'}).click();
  await expect(tools.getByRole('status')).not.toBeEmpty();
  expect(said.faults).toEqual([]);
  expect(said.warnings.length).toBeLessThanOrEqual(1);
});

test('shortcuts of a single key are off as long as the page when they are turned off', async ({
  page,
}) => {
  const said = watch(page);
  await open(page, PAGE);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  const singleKeys = list.getByRole('switch');
  await expect(singleKeys).toBeChecked();
  await singleKeys.click();
  await expect(singleKeys).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k'); // the one that stays
  await expect(searchBox(page)).toBeFocused();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'}).click();
  await expect(singleKeys).not.toBeChecked();
  await singleKeys.click();
  await expect(singleKeys).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0); // an open dialog keeps its keys to itself
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  expect(said.faults).toEqual([]);
});

test('the search page keeps its results after Back', async ({page}) => {
  const said = watch(page);
  await page.goto('search/?q=sample');
  const found = page.getByRole('main').locator('ol li li');
  await expect(found).toHaveCount(15);
  await found.first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(found).toHaveCount(15);
  expect(said.faults).toEqual([]);
});
