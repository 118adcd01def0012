import {readdirSync} from 'node:fs';
import {expect, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {isPageFile, routeOfPage} from '../../../src/lib/pageAddress';
import {expectNoAxeFindings, hydrated, nothingChanges, open} from '../../support/page';
import {WRITTEN_PAGES} from '../../support/writtenSite';
import {test} from '../../support/writtenTab';

/** What writers may use besides plain Markdown, in the browser. The build: tests/build/writing.test.ts */
const ROUTES = readdirSync(WRITTEN_PAGES).filter(isPageFile).map(routeOfPage);

/** The page has a plain one too, which may be ready before. */
const codeBlock = (page: Page) => page.locator('.theme-code-block.language-json');

test('each is silent and accessible', async ({page, copy}) => {
  test.setTimeout(120_000); // all in one test
  let messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Of the service worker, and of the kind of admonition that the copy adds without a look of its own.
    if (!/blocked by Playwright|type "drummer"/.test(message.text())) messages.push(message.text());
  });
  page.on('pageerror', ({message}) => messages.push(message));
  for (const [index, route] of ROUTES.entries()) {
    messages = [];
    await test.step(`/${route}`, async () => {
      await open(page, copy.address + route);
      await nothingChanges(page);
      // Of the two with everything, everything.spec.ts asks it.
      if (!route.startsWith('everything')) {
        const modes = ['light', 'dark'].filter((_mode, at) => inAudit || index % 2 === at);
        await expectNoAxeFindings(page, 'main', modes);
      }
      expect(messages).toEqual([]);
    });
  }
});

test.describe('a code block', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is in color, and is copied by its button', async ({page, copy}) => {
    await open(page, `${copy.address}code-block/`);
    await expect(codeBlock(page).locator('.token').first()).toBeVisible();
    await codeBlock(page).hover();
    await codeBlock(page).getByRole('button', {name: /copy/i}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('{\n  "sensor": "snare",\n  "threshold": 12\n}');
  });
});

test('a code block stays in color, and has no error, when its code comes late', async ({
  page,
  copy,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  await page.route('**/assets/js/code-block.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const code = page.waitForRequest(/code-block\.\w+\.js$/);
  await page.goto(`${copy.address}code-block/`);
  await hydrated(page);
  await code;
  await expect(codeBlock(page).locator('.token').first()).toBeVisible({timeout: 100});
  await expect(codeBlock(page).getByRole('button', {name: /copy/i})).toBeAttached();
  expect(messages).toEqual([]);
});

test('a sound of the site plays, and a frame shows its own HTML', async ({page, copy}) => {
  await open(page, `${copy.address}files/`);
  const sound = page.locator('.theme-doc-markdown audio');
  await sound.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true);
  await expect(page.frameLocator('.theme-doc-markdown iframe').locator('p')).toHaveText(
    'A page of another program.',
  );
});

test('tabs change by click and by arrow key', async ({page, copy}) => {
  await open(page, `${copy.address}tabs/`);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveText(/Open System Settings\./);
  await page.getByRole('tab', {name: 'Windows'}).click();
  await expect(panel).toHaveText(/Open the Control Panel\./);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveText(/Open System Settings\./);
});

test('the code of code blocks is fetched by pages that have one, and by no other', async ({
  page,
  copy,
}) => {
  const fetched = async (route: string): Promise<string[]> => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await open(page, copy.address + route);
    await nothingChanges(page);
    return urls.filter((url) => /\/(?:code-block|highlight)\.\w+\.js$/.test(url));
  };
  expect(await fetched('details/')).toEqual([]);
  expect((await fetched('code-block/')).length).toBeGreaterThan(0);
});
