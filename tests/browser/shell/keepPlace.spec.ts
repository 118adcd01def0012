import {goWithin, hydrated, nothingChanges, open} from '../../support/page';
import {expect, test, type Page} from '../../support/tab';

const CHOKE = 'Choke one sound with another';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('Back to a page whose code comes late leads to where the reader was; a page opened anew begins at its top', async ({
  page,
}) => {
  // A tab that the browser puts away is told that it is hidden, and no more.
  await page.addInitScript(() =>
    addEventListener('pagehide', (event) => event.stopImmediatePropagation()),
  );
  const heading = page.getByRole('heading', {level: 1});
  await page.goto('how-to/choke-sounds/');
  await hydrated(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/glossary/"]')?.click());
  await expect(heading).toHaveText('Glossary');
  expect(await scrolled(page)).toBe(0);
  await page.reload();
  await hydrated(page);

  await page.route('**/assets/js/**', async (route) => {
    await new Promise((late) => setTimeout(late, 500));
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText(CHOKE);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.evaluate(() => history.forward());
  await expect(heading).toHaveText('Glossary');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.unrouteAll({behavior: 'ignoreErrors'});

  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('How-to').first().click();
  await expect(page).toHaveURL(/\/how-to\/$/);
  await page.getByRole('main').getByRole('link', {name: CHOKE}).first().click();
  await expect(heading).toHaveText(CHOKE);
  expect(await scrolled(page)).toBe(0);

  // What a later document kept stays when this one, out of the browser's cache, is left again.
  const kept = await page.evaluate(() => {
    const [name = ''] = Object.keys(sessionStorage).filter((key) => key.startsWith('sp-places'));
    sessionStorage.setItem(name, '{"later":8}');
    document.dispatchEvent(new Event('visibilitychange'));
    return sessionStorage.getItem(name);
  });
  expect(kept).toContain('"later":8');

  // Something else is stored under that name.
  await page.evaluate(() => {
    const [name = ''] = Object.keys(sessionStorage).filter((key) => key.startsWith('sp-places'));
    document.addEventListener('visibilitychange', () => sessionStorage.setItem(name, 'null'));
  });
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText('How-to guides');
});

test('Back leads to a page’s foot; the page that a link or Back leads to is told by its title', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 700});
  await open(page, 'how-to/choke-sounds/');
  const isTold = async (): Promise<void> => {
    const title = await page.getByRole('heading', {level: 1}).textContent();
    await expect(page.locator('.sp-announcement')).toHaveText(title ?? '');
  };
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  await nothingChanges(page);
  const foot = await scrolled(page);
  await next.click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(CHOKE);
  await isTold();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
  await expect(next).toBeInViewport({ratio: 1});
  expect(Math.abs((await scrolled(page)) - foot)).toBeLessThan(2);
  await isTold();
});

test('Back gives the focus back to a link that was followed by a key, and none to one that was clicked @audit', async ({
  page,
}) => {
  await open(page, 'how-to/choke-sounds/');
  const heading = page.getByRole('heading', {level: 1});
  const unscrolled = page.locator('.breadcrumbs__item:not(:first-child) a').first();
  const related = page.locator('.sp-related a').last();
  const entry = page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Glossary'});
  for (const link of [unscrolled, related, entry]) {
    await page.keyboard.press('Tab'); // goes by keys
    await link.focus();
    const place = await scrolled(page);
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(CHOKE);
    await page.evaluate(() => history.back());
    await expect(heading).toHaveText(CHOKE);
    await expect(link).toBeFocused();
    expect(await scrolled(page)).toBe(place);
  }
  const within = page.locator('.theme-doc-markdown td a[href^="#"]').first();
  await within.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(/#/);
  await expect(within).toBeFocused();

  await related.click();
  await expect(heading).not.toHaveText(CHOKE);
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText(CHOKE);
  await expect(related).not.toBeFocused();
});

test('Back leads to where the reader was, also after a jump within the page, and where it was opened at a heading or another query took the place of the address @audit', async ({
  page,
}) => {
  const heading = page.getByRole('heading', {level: 1});
  for (const [route, jump] of [
    ['how-to/choke-sounds/', '.table-of-contents a[href="#turn-on-retrig"]'],
    ['how-to/choke-sounds/#turn-on-retrig', undefined],
  ] as const) {
    await open(page, route);
    if (jump) await page.locator(jump).click();
    await expect(page.locator('#turn-on-retrig')).toBeInViewport();
    await nothingChanges(page);
    const before = await scrolled(page);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 333);
    await expect.poll(() => scrolled(page)).toBe(before + 333);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('a[href$="/glossary/"]')?.click(),
    );
    await expect(heading).toHaveText('Glossary');
    await page.evaluate(() => history.back());
    await expect(heading).toHaveText(CHOKE);
    await expect.poll(() => scrolled(page)).toBe(before + 333);
    await nothingChanges(page);
    expect(await scrolled(page)).toBe(before + 333);
  }

  await open(page, 'how-to/choke-sounds/');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrolled(page)).toBe(500);
  await page.evaluate(() => {
    const state = {key: 'tabbed'}; // as of tabs with `queryString`
    history.replaceState(state, '', '?tab=mac');
    dispatchEvent(new PopStateEvent('popstate', {state}));
  });
  await nothingChanges(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/glossary/"]')?.click());
  await expect(heading).toHaveText('Glossary');
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText(CHOKE);
  await expect.poll(() => scrolled(page)).toBe(500);
});

test('the skip link leads to the content; a link to a heading leads there, from another page and though this one was read', async ({
  page,
}) => {
  await open(page, '');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab'); // on from there: the first thing inside the content
  await expect(page.locator('main :focus, .main-wrapper :focus').first()).toBeVisible();
  await expect(page.locator('.navbar :focus')).toHaveCount(0);

  await goWithin(page, '/v2/troubleshooting/no-sound/#sounds-come-late');
  const far = page.locator('#sounds-come-late');
  await expect(far).toBeInViewport();
  await nothingChanges(page);
  expect((await far.boundingBox())?.y).toBeLessThan(200);

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
