import {expect, test, type Page} from '@playwright/test';
import {expectNoAxeFindings, open} from '../../support/page';

const menu = (page: Page) => page.locator('.navbar-sidebar');
const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

test.beforeEach(({page}) => page.setViewportSize({width: 390, height: 844}));

test('opens, holds the pages and closes at desktop width @phone', async ({page}) => {
  await open(page, 'how-to/');
  await toggle(page).click();
  await expect(menu(page).getByRole('link', {name: 'Choke sounds'})).toBeVisible();
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

test.describe('with motion', () => {
  test.use({reducedMotion: 'no-preference'});

  test('slides in, also the first time', async ({page}) => {
    await open(page, 'how-to/choke-sounds/');
    const moves = () =>
      menu(page).evaluate((element) =>
        element.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty),
      );
    await toggle(page).evaluate((button: HTMLButtonElement) => button.click());
    expect(await moves()).toContain('transform');
  });
});
