import {expect, test, type Page} from '../../support/tab';
import {expectNoAxeFindings, nothingChanges, open} from '../../support/page';

const PAGE = 'how-to/choke-sounds/';
/** Its contents list is higher than a low window. */
const LONG_PAGE = 'software-overview/modules/controllers/metro/';
const hashLink = (page: Page, id: string) => page.locator(`#${id} > .hash-link`);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const message = (page: Page) => page.locator('.sp-announcement');

test.describe('a heading’s #', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the address, goes there and says so @phone', async ({page}) => {
    await open(page, PAGE);
    await hashLink(page, 'check-that-it-works').click();
    await expect(message(page)).toHaveText('Link copied');
    await expect(message(page)).toHaveAttribute('role', 'status');
    await expect(message(page)).toBeInViewport({ratio: 1});
    await expectNoAxeFindings(page);
    await expect(page).toHaveURL(/choke-sounds\/#check-that-it-works$/);
    expect(await clipboard(page)).toBe(page.url());
    await expect(message(page)).toBeEmpty({timeout: 6000});
  });

  test('copies by keyboard, and leaves the clipboard alone with Ctrl', async ({page, context}) => {
    await open(page, PAGE);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    const opened = context.waitForEvent('page');
    await hashLink(page, 'related').click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    expect(await clipboard(page)).toBe('before');
    await hashLink(page, 'related').focus();
    await page.keyboard.press('Enter');
    await expect(message(page)).toHaveText('Link copied');
    expect(await clipboard(page)).toMatch(/choke-sounds\/#related$/);
  });

  test('says when copying is not allowed', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open(page, PAGE);
    await hashLink(page, 'related').click();
    await expect(message(page)).toHaveText('Not copied: take the link from the address bar');
    await expect(page).toHaveURL(/#related$/);
  });
});

test('a heading’s # waits for a pointer or the focus @phone', async ({page}) => {
  await open(page, PAGE);
  await expect(hashLink(page, 'related')).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab'); // from here on the focus is shown
  await hashLink(page, 'related').focus();
  await expect(hashLink(page, 'related')).toHaveCSS('opacity', '1');
});

test.describe('the contents list', () => {
  const list = (page: Page) => page.locator('.theme-doc-toc-desktop');
  const current = (page: Page) => list(page).locator('.table-of-contents__link--active');

  test('marks the heading in view and scrolls along', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 360});
    await open(page, LONG_PAGE);
    for (const id of ['output', 'an-example', 'meter']) {
      await page.evaluate((target) => document.getElementById(target)?.scrollIntoView(), id);
      await expect(current(page)).toHaveAttribute('href', `#${id}`);
      await expect(current(page)).toBeInViewport({ratio: 1});
    }
  });

  test('keeps its lines when another entry becomes the current one', async ({page}) => {
    await open(page, 'how-to/');
    const heights = () =>
      list(page)
        .locator('.table-of-contents__link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    const headings = page.locator('.theme-doc-markdown h2');
    await headings.first().evaluate((element) => element.scrollIntoView());
    await expect(current(page)).toHaveCount(1);
    const before = await heights();
    expect(new Set(before).size, 'some entries take two lines').toBeGreaterThan(1);
    const first = await current(page).getAttribute('href');
    for (const heading of await headings.all()) {
      await heading.evaluate((element) => element.scrollIntoView());
      await nothingChanges(page);
      expect(await heights()).toEqual(before);
    }
    await expect(current(page)).not.toHaveAttribute('href', first ?? '');
  });

  test('shows the current heading on load too', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 360});
    await open(page, `${LONG_PAGE}#an-example`);
    await expect(current(page)).toHaveAttribute('href', '#an-example');
    await expect(current(page)).toBeInViewport({ratio: 1});
  });

  for (const width of [320, 390, 1024]) {
    test(`stands beside the breadcrumbs at ${String(width)} px, and opens below both`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await open(page, LONG_PAGE);
      const button = page.getByRole('button', {name: 'On this page'});
      const boxes = (): Promise<DOMRect[]> =>
        page
          .locator('.theme-doc-breadcrumbs, .theme-doc-toc-mobile > button, article h1')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
      const [crumbs, closed, title] = await boxes();
      if (!crumbs || !closed || !title) throw new Error('The page has no breadcrumbs or no title.');
      expect(crumbs.right).toBeLessThanOrEqual(closed.left);
      const middle = (box: DOMRect): number => box.top + box.height / 2;
      expect(Math.abs(middle(crumbs) - middle(closed))).toBeLessThan(3);
      expect(title.top).toBeGreaterThan(closed.bottom - 1);
      await button.click();
      const list = page.locator('.theme-doc-toc-mobile > div');
      await expect.poll(async () => (await list.boundingBox())?.height).toBeGreaterThan(100);
      const opened = await list.boundingBox();
      expect(opened?.y).toBeGreaterThanOrEqual(crumbs.bottom - 1);
      expect(opened?.width).toBeGreaterThan(closed.right - crumbs.left - 1);
    });
  }

  test('opens on a phone, says so, and leads on @phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, PAGE);
    const contents = page.locator('.theme-doc-toc-mobile');
    const button = contents.getByRole('button', {name: 'On this page'});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(contents.getByRole('link', {name: 'Related'})).toBeVisible();
    await expectNoAxeFindings(page);
    await contents.getByRole('link', {name: 'Related'}).click();
    await expect(page).toHaveURL(/#related$/);
    await expect(page.locator('#related')).toBeInViewport();
  });
});
