import {expect, test, type Page} from '../../support/tab';
import {losePageCode, ownScripts, removeScripts} from '../../support/faultyScripts';
import {expectNoAxeFindings, hydrated, nothingHappensFor} from '../../support/page';

/** A script is gone, as when an old page meets a new release (specification, section 8). */
const NOTE = 'Part of this page did not load';
const PAGE = 'how-to/choke-sounds/';
const CHOKE = 'Choke one sound with another';

const note = (page: Page) => page.getByRole('alert').filter({hasText: NOTE});
const retry = (page: Page) => note(page).getByRole('button', {name: 'Retry'});

/** Opens a page that loads itself again before its first load is done. */
const goTo = (page: Page, route: string) => page.goto(route).catch(() => undefined);

test('without scripts the page is loaded once more, then says so in view of the reader, and takes nothing away @audit', async ({
  page,
}) => {
  const {loads} = await removeScripts(page, () => true);
  await goTo(page, PAGE);
  await expect(note(page)).toBeVisible();
  await nothingHappensFor(page, 1000, 'the page is loaded a third time at once');
  expect(loads()).toBe(2);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
  await expect(page.locator('.theme-doc-markdown img').first()).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/\.js\)/); // names the script, for a report
  for (const width of [1280, 320]) {
    await page.setViewportSize({width, height: 800});
    for (const top of [0, 1000, 100_000]) {
      await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
      await expect(note(page)).toBeInViewport({ratio: 1});
      await expect(retry(page)).toBeInViewport({ratio: 1});
    }
  }
  await expectNoAxeFindings(page, '[role="alert"]');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
});

test('a script in whose place a host or a network sends a page is missing too @audit', async ({
  page,
}) => {
  for (const script of [
    /\/main\.\w+\.js$/,
    (url: URL) => ownScripts(PAGE).includes(url.pathname),
  ]) {
    await page.route(script, (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'}),
    );
    await goTo(page, PAGE);
    await expect(retry(page)).toBeVisible();
    await page.unrouteAll();
  }
});

test('Retry loads the page again, and the note goes when all scripts are there @audit', async ({
  page,
}) => {
  let isGone = true;
  expect(ownScripts(PAGE)).not.toEqual([]);
  const {loads} = await removeScripts(
    page,
    (pathname) => ownScripts(PAGE).includes(pathname),
    () => isGone,
  );
  await goTo(page, PAGE);
  await expect(retry(page)).toBeVisible();
  expect(loads()).toBe(2);
  await retry(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(loads).toBe(3);
  await expect(retry(page)).toBeVisible(); // still gone
  isGone = false;
  await retry(page).click();
  await hydrated(page);
  expect(loads()).toBe(4);
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
});

test('at an address that the host does not know, the page says that it is loading, then itself what failed, with Retry @audit', async ({
  page,
}) => {
  let isGone = true;
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await losePageCode(page, PAGE, () => isGone);
  const own = ownScripts(PAGE);
  await page.route('**/assets/js/**', async (route) => {
    if (own.includes(new URL(route.request().url()).pathname)) await held;
    await route.fallback();
  });
  // Not to its end: code that is asked for before the page is loaded holds that up as well.
  await page.goto(`${PAGE}index.html`, {waitUntil: 'commit'});
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading …');
  arrive();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(/Loading chunk .* failed/);
  isGone = false;
  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
});
