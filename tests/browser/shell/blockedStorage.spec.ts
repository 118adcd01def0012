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

test('pages are whole and warn once at most; color mode and a closed announcement last from page to page', async ({
  page,
}) => {
  test.slow(inAudit, 'all kinds');
  const said = watch(page);
  for (const route of inAudit ? [...ONE_OF_EACH_KIND, PAGE] : ['no-such-page/', PAGE]) {
    said.warnings.length = 0;
    await open(page, route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    expect(said.faults, `/${route}`).toEqual([]);
    expect(said.warnings.length, `/${route}`).toBeLessThanOrEqual(1);
  }
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await goWithin(page, '/v2/glossary/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  expect(said).toEqual({faults: [], warnings: [expect.stringContaining(WARNING)]});
});

test('tip, sidebar, picture, shortcuts and the tools below a page work @audit', async ({page}) => {
  const said = watch(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
    window.print = () => {
      document.body.dataset.printed = 'true';
    };
  });
  await open(page, 'hardware-overview/drum-sensor/');
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

  // Single keys are off as long as the page, when they are turned off.
  const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  const singleKeys = list.getByRole('switch');
  await page.keyboard.press('?');
  await singleKeys.uncheck();
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
  expect(said.faults).toEqual([]);
  expect(said.warnings.length).toBeLessThanOrEqual(1);
});

/** The page that comes answers keys a moment after it is drawn. */
async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeVisible({timeout: 1000});
  }).toPass();
}

test('the search keeps what was opened and saved as long as the page, and its page the results after Back @audit', async ({
  page,
}) => {
  const said = watch(page);
  await page.goto('search/?q=sample');
  const found = page.getByRole('main').locator('ol li li');
  await expect(found).toHaveCount(15);
  await found.first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(found).toHaveCount(15);

  await openSearch(page);
  for (const query of ['metro', 'choke']) {
    await searchBox(page).fill(query);
    await expect(results(page).first()).toContainText(new RegExp(query, 'i'));
    await page.keyboard.press('Enter');
    await expect(search(page)).toHaveCount(0);
    await expect(page.locator('h1')).toContainText(new RegExp(query, 'i')); // as it comes, it closes what is open
    await openSearch(page);
  }
  const recent = search(page).getByRole('grid', {name: 'Recent searches'});
  const favorites = search(page).getByRole('grid', {name: 'Favorite searches'});
  await expect(recent.getByRole('row')).toHaveCount(2);
  await recent.getByRole('button', {name: /^Save/}).first().click();
  await expect(favorites.getByRole('row')).toContainText([/choke/i]);
  await recent.getByRole('button', {name: /^Remove/}).click();
  await expect(recent).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(favorites.getByRole('row')).toHaveCount(1);
  expect(said).toEqual({faults: [], warnings: [expect.stringContaining(WARNING)]});
});
