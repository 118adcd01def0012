import {expect, test, type Page} from '../../support/tab';
import {expectNoAxeFindings, open, turnWheel} from '../../support/page';

const menu = (page: Page) => page.locator('.navbar-sidebar');
const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

test.beforeEach(({page}) => page.setViewportSize({width: 390, height: 844}));

test('opens, holds the pages and closes at desktop width @phone', async ({page}) => {
  await open(page, 'how-to/');
  await toggle(page).click();
  await expect(menu(page).getByRole('link', {name: 'Choke one sound with another'})).toBeVisible();
  await expectNoAxeFindings(page);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('is drawn when it is first opened, and prefetches nothing before @phone', async ({page}) => {
  const prefetched = () => page.locator('link[rel=prefetch]').count();
  await open(page, 'how-to/choke-sounds/');
  await expect.poll(prefetched).toBeGreaterThan(0); // pages whose links are in view
  const before = await prefetched();
  await expect(menu(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(menu(page)).toBeInViewport();
  await expect.poll(prefetched).toBeGreaterThan(before + 5);
});

test('closes by its button, stays closed on the next page and opens again @phone', async ({
  page,
}) => {
  await open(page, 'how-to/choke-sounds/');
  await toggle(page).click();
  await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await menu(page).getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/glossary\/$/);
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Glossary');
});

test('holds the focus while it is open, whatever Tab is pressed @phone', async ({page}) => {
  await open(page, 'how-to/choke-sounds/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).locator(':focus')).toHaveCount(1);
  const seen = new Set<string>();
  for (let key = 0; key < 60; key += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const {activeElement: element} = document;
      if (!element || element === document.body) return 'outside the page'; // the browser's own controls
      const shown = element.checkVisibility({
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
      const {left, right} = element.getBoundingClientRect();
      const isIn =
        element.closest('.navbar-sidebar') !== null && shown && left >= 0 && right <= innerWidth;
      return isIn ? element.textContent || element.getAttribute('aria-label') : element.outerHTML;
    });
    seen.add(focused ?? '');
  }
  const strays = [...seen].filter((one) => one.startsWith('<'));
  expect(strays, 'what is not in sight in the menu').toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
});

test('Escape closes it and gives the focus back to its button @phone', async ({page}) => {
  await open(page, 'how-to/choke-sounds/');
  await turnWheel(page, 600);
  await turnWheel(page, -200);
  const place = 400;
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar__items .navbar__brand')).toBeFocused(); // the page is in reach again
});

for (const width of [390, 320]) {
  test(`has no axe findings at ${String(width)} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, 'how-to/choke-sounds/');
    await toggle(page).click();
    await expect(menu(page)).toBeInViewport();
    await expectNoAxeFindings(page);
  });
}

test.describe('with motion', () => {
  test.use({reducedMotion: 'no-preference'});

  test('slides in, also the first time', async ({page}) => {
    await open(page, 'how-to/choke-sounds/');
    const started = await page.evaluateHandle(() => {
      const moves: string[] = [];
      document.addEventListener('transitionrun', ({target, propertyName}) => {
        if ((target as Element).matches('.navbar-sidebar')) moves.push(propertyName);
      });
      return moves;
    });
    await toggle(page).click();
    await expect.poll(() => started.jsonValue()).toContain('transform');
  });
});

for (const [name, link] of [
  ['the mark', '.navbar__brand'],
  ['V2', '[aria-current="true"]'],
] as const) {
  test(`${name} in it leads to Welcome and closes it @phone`, async ({page}) => {
    await open(page, 'how-to/choke-sounds/');
    await toggle(page).click();
    const back = menu(page).getByRole('button', {name: /Back to main menu/});
    if (name === 'V2') await back.click();
    await menu(page).locator(link).first().click();
    await expect(page).toHaveURL(/\/v2\/$/);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('[inert]:has(main), [inert]:has(.navbar__toggle)')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });
}
