import {expect, test} from '../../support/tab';
import {crashPage, ownScripts} from '../../support/faultyScripts';
import {hydrated, open} from '../../support/page';

const CHOKE = 'Choke one sound with another';

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('a crashed page says so, tries again by a button, and is forgotten on the next page', async ({
  page,
}) => {
  const crashed = page.getByRole('heading', {name: 'This page crashed.'});
  await open(page, 'how-to/');
  await crashPage(page, 'how-to/choke-sounds');
  await page.locator('.theme-doc-markdown a[href$="/how-to/choke-sounds/"]').first().click();
  await expect(crashed).toBeVisible();
  await expect(page.getByRole('main')).toContainText('boom');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await page.goBack();
  await expect(crashed).toBeVisible();
  await page.evaluate(() => Object.assign(window, {crash: false}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
});

test('when the next page’s code can’t be loaded, the page is loaded whole; without any file it says what may be wrong', async ({
  page,
}) => {
  const banner = page.getByText('Your Docusaurus site did not load properly.');
  await page.goto('');
  await hydrated(page);
  await expect(banner).toHaveCount(0);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await loaded;
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page).toHaveURL(/\/v2\/glossary\/$/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('');
  await expect(banner).toBeInViewport();
});

test('code that was asked for and can’t be loaded is told beside its button, and asked for again by the next press @audit', async ({
  page,
}) => {
  const failure = page.getByRole('alert').filter({hasText: 'couldn’t be loaded'});
  await open(page, 'how-to/midi-in/');
  const buttons = [
    [page.locator('[data-tool="midi-monitor"] > button'), 'tool-midi-monitor'],
    [page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'}), 'shortcuts'],
  ] as const;
  for (const [button, chunk] of buttons) {
    await page.route(`**/assets/js/${chunk}.*.js`, (route) => route.abort());
    await button.click();
    await expect(failure).toHaveCount(1);
    await expect(failure).toBeInViewport();
    await button.click();
    await expect(failure).toHaveCount(1);
    await page.unroute(`**/assets/js/${chunk}.*.js`);
  }
  await page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.route('**/assets/js/play-choke.*.js', (route) => route.abort());
  await open(page, 'how-to/choke-sounds/');
  await page.getByRole('button', {name: 'Play it'}).click();
  await expect(failure).toBeInViewport();
  await page.unroute('**/assets/js/play-choke.*.js');
  await page.getByRole('button', {name: 'Play it'}).click();
  await expect(page.locator('figure[data-demo-state="ready"]')).toHaveCount(1);
  await expect(failure).toHaveCount(0);
});

test.describe('with a clock of its own', () => {
  test.use({ownContext: true});

  test('code that comes unasked and can’t be loaded is no error @audit', async ({page}) => {
    const errors: string[] = [];
    const lost = new Set<string>();
    page.on('pageerror', ({message}) => errors.push(message));
    const own = ownScripts('how-to/choke-sounds/');
    await page.clock.install();
    await page.route('**/assets/js/**', (route) => {
      const {pathname} = new URL(route.request().url());
      const isNeeded =
        own.includes(pathname) || /\/(?:runtime~)?main\.|after-load\./.test(pathname);
      if (isNeeded) return route.continue();
      lost.add(/js\/([a-z-]*)/.exec(pathname)?.[1] ?? '');
      return route.abort();
    });
    await page.goto('how-to/choke-sounds/');
    await expect(async () => {
      await page.clock.runFor(1000);
      for (const name of ['zoom', 'search', 'offline']) expect(lost).toContain(name);
    }).toPass();
    await page.clock.runFor(1000);
    expect(errors).toEqual([]);
  });
});
