import {hydrated} from '../../support/page';
import {expect, test, type Page} from '../../support/tab';

const CHOKE = 'Choke one sound with another';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Reads a page some way down, goes on to another by its link at the foot, and loads that anew. */
async function readOn(page: Page): Promise<number> {
  await page.goto('how-to/choke-sounds/');
  await hydrated(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/glossary/"]')?.click());
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  expect(await scrolled(page)).toBe(0);
  await page.reload();
  await hydrated(page);
  return 1200;
}

test('Back to a page whose code comes late leads to where the reader was', async ({page}) => {
  const place = await readOn(page);
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((late) => setTimeout(late, 500));
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a page that is opened anew begins at its top, whatever was read of it before', async ({
  page,
}) => {
  await readOn(page);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('How-to').first().click();
  await expect(page).toHaveURL(/\/how-to\/$/);
  await page.getByRole('main').getByRole('link', {name: CHOKE}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
  expect(await scrolled(page)).toBe(0);
});

test('a link to a heading leads there, though the page was read further up', async ({page}) => {
  await page.goto('how-to/choke-sounds/');
  await hydrated(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.evaluate(() => (location.hash = '#related')); // not by the router
  await expect(page.locator('#related')).toBeInViewport();
  await page.waitForTimeout(300);
  await expect(page.locator('#related')).toBeInViewport();
});

test('a tab that has something else stored under that name shows its pages', async ({page}) => {
  await readOn(page);
  await page.evaluate(() => {
    const [name = ''] = Object.keys(sessionStorage).filter((key) => key.startsWith('sp-places'));
    window.addEventListener('pagehide', () => sessionStorage.setItem(name, 'null'));
  });
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
});
