import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {axeFindings} from '../../support/axe';
import {goWithin, hydrated, noteFaults} from '../../support/page';

/**
 * A part of ours that fails takes only itself away, and is there again on the next page (src/lib/Part.tsx).
 * Each fails as it is drawn, since the browser refuses one of its classes while `window.crash` names it.
 */
const PARTS = ['theme-doc-sidebar-menu', 'theme-doc-toc-desktop', 'theme-doc-footer'];
/** Those within others, which stay. */
const WITHIN = ['switch_', 'navbarSearchContainer', 'sp-page-tools'];

/** @param names parts of classes that fail from now on */
async function crash(page: Page, ...names: string[]): Promise<void> {
  await page.evaluate((parts) => Object.assign(window, {crash: parts}), names);
}

/** What stands in the place of a part is accessible too. */
async function audit(page: Page): Promise<void> {
  if (inAudit) expect(await axeFindings(page)).toEqual([]);
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    const original = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      const {crash: parts = []} = window as {crash?: string[]};
      if (name === 'class' && parts.some((part) => value.includes(part)))
        throw new Error(`No ${value} today`);
      original.call(this, name, value);
    };
  });
  await page.goto('search/'); // from here on a page's surroundings are drawn anew
  await hydrated(page);
});

test('each may fail: the page stays, what it is in too, and it is there on the next one', async ({
  page,
}) => {
  const heading = page.getByRole('heading', {level: 1});
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search'});
  for (const parts of inAudit ? [...PARTS.map((part) => [part]), WITHIN] : [PARTS, WITHIN]) {
    await crash(page, ...parts);
    await goWithin(page, '/v2/how-to/choke-sounds/');
    await expect(heading).toHaveText('Choke one sound with another');
    for (const part of parts) await expect(page.locator(`[class*="${part}"]`), part).toHaveCount(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    if (parts === WITHIN) {
      for (const around of ['.theme-layout-navbar', '.theme-doc-footer'])
        await expect(page.locator(around)).toBeVisible();
      await expect(link).toHaveAttribute('href', '/v2/search/'); // instead of the search's button
    }
    await audit(page);
    await crash(page);
    await goWithin(page, '/v2/how-to/cross-control/');
    for (const part of parts)
      await expect(page.locator(`[class*="${part}"]`).first(), part).toBeAttached();
    await expect(link).toHaveCount(0);
    await goWithin(page, '/v2/search/');
    await expect(heading).toHaveText('Search the help');
  }
});

for (const [from, to] of [
  ['search/', 'how-to/choke-sounds/'],
  ['how-to/choke-sounds/', 'search/'],
] as const) {
  test(`what an extension takes out of ${from}, or puts into a box, keeps no next page away @audit`, async ({
    page,
  }) => {
    const faults = noteFaults(page);
    const parts = page.locator('#__docusaurus > *, .navbar__inner, main > *');
    await page.goto(from);
    const count = await parts.count();
    expect(count).toBeGreaterThan(4);
    for (let turn = 0; turn < 2 * count; turn += 1) {
      await page.goto(from);
      await hydrated(page);
      await parts.nth(turn % count).evaluate((part, isBoxed) => {
        const box = document.createElement('div');
        if (isBoxed) part.before(box);
        box.append(part);
      }, turn >= count);
      for (const route of [to, from]) {
        await goWithin(page, `/v2/${route}`);
        const title = route === 'search/' ? 'Search the help' : 'Choke one sound with another';
        await expect(page.getByRole('heading', {level: 1}), String(turn)).toHaveText(title);
      }
      await expect(page.getByRole('main')).toHaveCount(1);
    }
    expect(faults).toEqual([]);
  });
}

test('results that fail leave the box, in the dialog and on the page, and others are shown after them @audit', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await crash(page, 'card_');
  await main.getByRole('searchbox').fill('choke');
  await expect(main.getByRole('alert')).toContainText('Unable to fetch results');
  await audit(page);
  await crash(page);
  await main.getByRole('searchbox').fill('latency');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByText('Popular searches')).toBeVisible();
  await crash(page, 'item_');
  await dialog.getByLabel('Search the help').fill('choke');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  await audit(page);
  await crash(page);
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a menu that fails leaves the page in reach, and opens on the next one @audit', async ({
    page,
  }) => {
    await crash(page, 'navbar-sidebar__brand');
    await goWithin(page, '/v2/how-to/choke-sounds/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
    await audit(page);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await crash(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/Choke one sound/);
    await toggle.click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });
});
