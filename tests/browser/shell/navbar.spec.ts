import {expect, test, type Page} from '../../support/tab';
import {nothingChanges, open, turnWheel} from '../../support/page';
import {storageKey} from '../../support/storageKey';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('V2 is marked as current and remembers the docs version; V1 leaves the site', async ({
  page,
}) => {
  await page.route('**/v1', (route) => route.fulfill({body: 'the old help'}));
  await page.goto('how-to/');
  const versions = page.getByRole('group', {name: 'Version of the help'});
  const v2 = versions.getByRole('link', {name: 'V2'});
  await expect(v2).toHaveAttribute('aria-current', 'true');
  await v2.click();
  await expect(page).toHaveURL(/\/v2\/$/);
  expect(
    await page.evaluate(
      (key) => localStorage.getItem(key),
      storageKey('docs-preferred-version-default'),
    ),
  ).toBe('current');
  await versions.getByRole('link', {name: 'V1'}).click(); // with a full page load
  await expect(page).toHaveURL(/localhost:\d+\/v1$/);
  await expect(page.getByText('the old help')).toBeVisible();
});

test('the navbar hides when scrolling down; it comes back when scrolling up, and keys in it leave the page where it is', async ({
  page,
}) => {
  await open(page, 'glossary/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport();
  await turnWheel(page, 1400);
  await expect(navbar).not.toBeInViewport();
  // The sidebar's mark shows now, and keeps off its title.
  const logo = page.locator('.theme-doc-sidebar-container a', {hasText: 'Sensory Percussion 2'});
  await expect(logo.first()).toBeInViewport();
  const [mark, title] = await Promise.all([
    logo.first().locator('svg').boundingBox(),
    logo.first().locator('b').boundingBox(),
  ]);
  expect((title?.x ?? 0) - (mark?.x ?? 0) - (mark?.width ?? 0)).toBeGreaterThanOrEqual(8);

  await turnWheel(page, -200);
  await expect(navbar).toBeInViewport();
  const place = 1200;
  await expect.poll(() => scrolled(page)).toBe(place);
  await navbar.getByRole('button').last().focus();
  const before = (await navbar.locator('a, button').filter({visible: true}).count()) - 1;
  expect(before).toBeGreaterThan(3);
  for (let key = 0; key < before; key += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(navbar.locator(':focus')).toHaveCount(1);
    expect(await scrolled(page)).toBe(place);
  }
  await page.getByRole('button', {name: /Switch between dark and light mode/}).focus();
  for (const mode of ['dark', 'light']) {
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await nothingChanges(page);
    expect(await scrolled(page)).toBe(place);
  }
});

test('a hidden navbar comes for the focus, and the page stays where it is, also with motion @audit', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, 'how-to/choke-sounds/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await page.keyboard.press('Tab');
  await turnWheel(page, 1000);
  await expect(navbar).not.toBeInViewport();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Welcome', exact: true})
    .focus();
  await nothingChanges(page);
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(800);
  await page.keyboard.press('Shift+Tab');
  await expect(navbar.locator(':focus')).toBeInViewport();
  await nothingChanges(page);
  expect(await scrolled(page)).toBe(place);
});
