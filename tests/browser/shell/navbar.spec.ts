import {expect, test} from '@playwright/test';

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
