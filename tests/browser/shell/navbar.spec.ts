import {expect, test, type Page} from '../../support/tab';
import {nothingChanges, open, turnWheel} from '../../support/page';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('V2 is marked as current and remembers the docs version', async ({page}) => {
  await page.goto('how-to/');
  const v2 = page.getByRole('group', {name: 'Version of the help'}).getByRole('link', {name: 'V2'});
  await expect(v2).toHaveAttribute('aria-current', 'true');
  await v2.click();
  await expect(page).toHaveURL(/\/v2\/$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    'current',
  );
});

test('V1 leaves the site with a full page load', async ({page}) => {
  await page.route('**/v1', (route) => route.fulfill({body: 'the old help'}));
  await page.goto('');
  const v1 = page.getByRole('link', {name: 'V1', exact: true});
  await expect(v1).toHaveAttribute('href', '/v1');
  await v1.click();
  await expect(page).toHaveURL(/localhost:\d+\/v1$/);
  await expect(page.getByText('the old help')).toBeVisible();
});

test('the home link leads to the maker', async ({page}) => {
  await page.goto('');
  await expect(
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: /Sunhouse home/}),
  ).toHaveAttribute('href', 'https://sunhou.se');
});

test('the navbar hides when scrolling down and comes back when scrolling up', async ({page}) => {
  await page.goto('glossary/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport();
  await page.mouse.move(600, 400);
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 300);
  await expect(navbar).not.toBeInViewport();
  for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, -150);
  await expect(navbar).toBeInViewport();
});

test('the sidebar’s mark, which shows once the navbar is hidden, keeps off its title', async ({
  page,
}) => {
  await open(page, 'glossary/');
  await turnWheel(page, 1400);
  const logo = page.locator('.theme-doc-sidebar-container a', {hasText: 'Sensory Percussion 2'});
  await expect(logo.first()).toBeInViewport();
  const [mark, title] = await Promise.all([
    logo.first().locator('svg').boundingBox(),
    logo.first().locator('b').boundingBox(),
  ]);
  expect((title?.x ?? 0) - (mark?.x ?? 0) - (mark?.width ?? 0)).toBeGreaterThanOrEqual(8);
});

test('Tab into the navbar leaves the page where it is', async ({page}) => {
  await open(page, 'glossary/');
  await turnWheel(page, 1400);
  await turnWheel(page, -200); // the navbar comes back
  const navbar = page.getByRole('navigation', {name: 'Main'});
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
});

test('the color mode toggled by keyboard leaves the page where it is', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await open(page, 'glossary/');
  await turnWheel(page, 600);
  await turnWheel(page, -200);
  const place = 400;
  await expect.poll(() => scrolled(page)).toBe(place);
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.focus();
  for (const mode of ['dark', 'light']) {
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await nothingChanges(page);
    expect(await scrolled(page)).toBe(place);
  }
});

test.describe('by touch', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the menu’s and the search’s signs stand on the text’s edges', async ({page}) => {
    await open(page, 'how-to/choke-sounds/');
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const {left, right} = element.getBoundingClientRect();
          return {left, right};
        });
    const text = await edges('.theme-doc-markdown');
    const menu = await edges('.navbar__toggle svg');
    const search = await edges('.navbar__items--right button svg');
    expect(Math.abs(menu.left - text.left)).toBeLessThan(4);
    expect(Math.abs(search.right - text.right)).toBeLessThan(4);
  });
});
