import {expect, test} from '../support/tab';
import {open} from '../support/page';
import {HAS_GIT} from '../support/writtenSite';

/**
 * What readers would notice first if an upgrade broke it. Part of `npm test`, and run by
 * `npm run upgrade:rehearse` on a copy of the site with another version of Docusaurus.
 */
const PAGE = 'how-to/choke-sounds/';

test('a page has its place and a date, its picture is enlarged, and the next page follows', async ({
  page,
}) => {
  await open(page, PAGE);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('link', {name: 'How-to guides'})).toBeVisible();
  await expect(crumbs).toContainText('Choke one sound with another');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Choke one sound with another');
  if (HAS_GIT) await expect(page.getByText(/^Last updated on/)).toBeVisible();

  await page
    .getByRole('button', {name: /^Enlarge picture/})
    .first()
    .click();
  // The library closes nothing while it still opens; then the enlarged picture has the focus.
  await expect(page.locator('.medium-zoom-image--opened')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);

  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const next = page.locator('.pagination-nav__link--next');
  const address = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${String(address)}$`));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('search answers; color mode and a closed announcement are kept, and show before scripts run', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.keyboard.press('/');
  await page.keyboard.type('threshold');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/use-thresholding|threshold/);

  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const close = page.getByRole('button', {name: 'Close', exact: true});
  await close.click();
  await expect(close).toBeHidden();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(close).toBeHidden();
});
