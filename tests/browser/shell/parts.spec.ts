import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {axeFindings} from '../../support/axe';
import {goWithin, hydrated} from '../../support/page';

/**
 * A part of the shell that fails takes only itself away, and is there again on the next page (src/lib/Part.tsx).
 * Each fails as it is drawn, since the browser refuses one of its classes while `window.crash` names it.
 */
const PARTS = [
  ['the announcement', 'theme-announcement-bar'],
  ['the navbar', 'theme-layout-navbar'],
  ['a link of the navbar', 'navbar__link'],
  ['the V1/V2 switch', 'switch_'],
  ['the color mode', 'colorModeToggle'],
  ['the sidebar', 'theme-doc-sidebar-menu'],
  ['the way to the page', 'theme-doc-breadcrumbs'],
  ['the contents list', 'theme-doc-toc-desktop'],
  ['the page’s tools', 'sp-page-tools'],
  ['the page’s foot', 'theme-doc-footer'],
  ['the next and previous page', 'pagination-nav'],
  ['the footer', 'theme-layout-footer'],
] as const;

async function crash(page: Page, name: string): Promise<void> {
  await page.evaluate((part) => Object.assign(window, {crash: part}), name);
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    const original = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      const {crash: part} = window as {crash?: string};
      if (part && name === 'class' && value.includes(part)) throw new Error(`No ${part} today`);
      original.call(this, name, value);
    };
  });
  await page.goto('search/'); // from here on a page's surroundings are drawn anew
  await hydrated(page);
});

test('each may fail: the page stays, and it is there on the next one', async ({page}) => {
  test.slow(); // all in one document
  for (const [name, part] of PARTS) {
    await test.step(name, async () => {
      await crash(page, part);
      await goWithin(page, '/v2/how-to/choke-sounds/');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Choke one sound with another',
      );
      await expect(page.locator(`[class*="${part}"]`)).toHaveCount(0);
      await expect(page.locator('#nprogress')).toHaveCount(0);
      if (inAudit) expect(await axeFindings(page)).toEqual([]);
      await crash(page, '');
      await goWithin(page, '/v2/how-to/cross-control/');
      await expect(page.locator(`[class*="${part}"]`).first()).toBeAttached();
      await goWithin(page, '/v2/search/');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the help');
    });
  }
});

test('without the search’s button its page is a link, and the button comes back', async ({
  page,
}) => {
  await crash(page, 'navbarSearchContainer');
  await goWithin(page, '/v2/how-to/choke-sounds/');
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search'});
  await expect(link).toHaveAttribute('href', '/v2/search/');
  await crash(page, '');
  await link.click();
  await expect(page.getByRole('button', {name: 'Search'})).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('results that fail leave the box, and can be asked for again', async ({page}) => {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByText('Popular searches')).toBeVisible();
  await crash(page, 'item_');
  await dialog.getByLabel('Search the help').fill('choke');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  await crash(page, '');
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test('results of the search page that fail leave its box, and the next query is answered', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await crash(page, 'card_');
  await main.getByRole('searchbox').fill('choke');
  await expect(main.getByRole('alert')).toContainText('Unable to fetch results');
  await crash(page, '');
  await main.getByRole('searchbox').fill('latency');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a menu that fails leaves the page in reach, and opens on the next one', async ({page}) => {
    await goWithin(page, '/v2/how-to/choke-sounds/');
    await crash(page, 'navbar-sidebar__brand');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await crash(page, '');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/choke-sounds/);
    await toggle.click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });

  test('a contents list that fails leaves the page', async ({page}) => {
    await crash(page, 'theme-doc-toc-mobile');
    await goWithin(page, '/v2/how-to/choke-sounds/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
    await expect(page.locator('.theme-doc-toc-mobile')).toHaveCount(0);
  });
});
