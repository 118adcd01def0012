import {readdirSync} from 'node:fs';
import {expect, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {isPageFile, routeOfPage} from '../../../src/lib/pageAddress';
import {expectNoAxeFindings, nothingChanges, open, noteFaults} from '../../support/page';
import {WRITTEN_PAGES} from '../../support/writtenSite';
import {test} from '../../support/writtenTab';

/** What writers may use besides plain Markdown, in the browser. The build: tests/build/writing.test.ts */
const ROUTES = inAudit
  ? readdirSync(WRITTEN_PAGES).filter(isPageFile).map(routeOfPage)
  : ['everything/', 'everything-plain/', 'files/', 'tabs/']; // each construct; two more are opened below

/** The page has a plain one too, which may be ready before. */
const codeBlock = (page: Page) => page.locator('.theme-code-block.language-json');

test('each is silent and accessible', async ({page, copy}) => {
  test.setTimeout(120_000); // all in one test
  // A kind of admonition that the copy adds without a look of its own.
  const messages = noteFaults(page, /type "drummer"/);
  for (const route of ROUTES) {
    messages.length = 0;
    await test.step(`/${route}`, async () => {
      await open(page, copy.address + route);
      await nothingChanges(page);
      // In `npm test` axe looks at the page that has all of it (./everything.spec.ts).
      if (inAudit) await expectNoAxeFindings(page, 'main');
      expect(messages).toEqual([]);
    });
  }
});

test.describe('a code block', () => {
  test('can be read where the code that colors it can’t be loaded @audit', async ({page, copy}) => {
    await page.route('**/code-block.*.js', (route) => route.abort());
    await open(page, `${copy.address}code-block/`);
    await page.getByRole('link', {name: 'Glossary'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    await page.goBack(); // drawn anew, without the built page
    await expect(page.locator('.theme-doc-markdown pre').first()).toContainText('{');
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  });

  test('is in color, and is copied by its button, whose code no other page fetches', async ({
    page,
    copy,
    context,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Others have no such permissions');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const faults = noteFaults(page);
    const codes: string[] = [];
    page.on('request', (request) => {
      if (/\/(?:code-block|highlight)\.\w+\.js$/.test(request.url())) codes.push(request.url());
    });
    await open(page, `${copy.address}details/`);
    await nothingChanges(page);
    expect(codes).toEqual([]);
    await open(page, `${copy.address}code-block/`);
    await expect(codeBlock(page).locator('.token').first()).toBeVisible();
    await codeBlock(page).hover();
    await codeBlock(page).getByRole('button', {name: /copy/i}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('{\n  "sensor": "snare",\n  "threshold": 12\n}');
    expect(codes).not.toEqual([]);
    expect(faults).toEqual([]);
  });
});

test('a sound of the site plays, and a frame shows its own HTML @audit', async ({page, copy}) => {
  await open(page, `${copy.address}files/`);
  const sound = page.locator('.theme-doc-markdown audio');
  await sound.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true);
  await expect(page.frameLocator('.theme-doc-markdown iframe').locator('p')).toHaveText(
    'A page of another program.',
  );
});
