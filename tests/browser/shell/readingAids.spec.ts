import {expect, test, type Page} from '../../support/tab';
import {expectNoAxeFindings, nothingHappensFor, open} from '../../support/page';

const PAGE = 'how-to/choke-sounds/';
/** Its contents list is higher than a low window. */
const LONG_PAGE = 'software-overview/modules/controllers/metro/';
const hashLink = (page: Page, id: string) => page.locator(`#${id} > .hash-link`);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const message = (page: Page) => page.locator('.sp-announcement');

test.describe('a heading’s #', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the address, goes there and says so', async ({page, context}) => {
    await open(page, `${PAGE}?utm_source=mail`);
    await expect(hashLink(page, 'related')).toHaveCSS('opacity', '0');
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    const opened = context.waitForEvent('page');
    await hashLink(page, 'related').click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    expect(await clipboard(page)).toBe('before');
    await hashLink(page, 'check-that-it-works').click();
    await expect(message(page)).toHaveText('Link copied');
    await expect(message(page)).toHaveAttribute('role', 'status');
    await expect(message(page)).toBeInViewport({ratio: 1});
    await expectNoAxeFindings(page, '.sp-announcement');
    await expect(page).toHaveURL(/choke-sounds\/\?utm_source=mail#check-that-it-works$/);
    expect(await clipboard(page)).toBe(page.url().replace('?utm_source=mail', ''));
    await expect(message(page)).toBeEmpty({timeout: 6000});
    await page.keyboard.press('Tab'); // from here on the focus is shown
    await hashLink(page, 'related').focus();
    await expect(hashLink(page, 'related')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(message(page)).toHaveText('Link copied');
    expect(await clipboard(page)).toMatch(/choke-sounds\/#related$/);
  });
});

test.describe('the contents list', () => {
  const list = (page: Page) =>
    page.getByRole('navigation', {name: 'On this page'}).locator('.theme-doc-toc-desktop');
  const current = (page: Page) => list(page).locator('.table-of-contents__link--active');

  test('marks the heading in view, on load too, scrolls along, keeps its lines, and lets the Tab key in at its first entry', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 360});
    await open(page, `${LONG_PAGE}#an-example`);
    await expect(current(page)).toHaveAttribute('href', '#an-example');
    await expect(current(page)).toBeInViewport({ratio: 1});
    // So narrow that some entries take two lines, whatever they are called.
    await list(page).evaluate((one) => (one.style.maxWidth = '6rem'));
    const heights = () =>
      list(page)
        .locator('.table-of-contents__link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    const before = await heights();
    expect(new Set(before).size, 'some entries take two lines').toBeGreaterThan(1);
    for (const id of ['output', 'an-example', 'meter']) {
      await page.evaluate((target) => document.getElementById(target)?.scrollIntoView(), id);
      await expect(current(page)).toHaveAttribute('href', `#${id}`);
      await expect(current(page)).toBeInViewport({ratio: 1});
      expect(await heights()).toEqual(before);
    }
    await page.locator('.pagination-nav__link').last().focus();
    await page.keyboard.press('Tab');
    const first = list(page).locator('.table-of-contents__link').first();
    await expect(first).toBeFocused();
    await nothingHappensFor(page, 500, 'the list scrolls along as the mark moves');
    await expect(first).toBeInViewport({ratio: 1});
  });

  test('stands beside the breadcrumbs where there is little room, and opens below both', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1024, height: 800});
    await open(page, LONG_PAGE);
    const button = page.getByRole('button', {name: 'On this page'});
    for (const width of [1024, 390, 320]) {
      await page.setViewportSize({width, height: 800});
      const [crumbs, closed, title] = await page
        .locator('.theme-doc-breadcrumbs, .theme-doc-toc-mobile > button, article h1')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
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
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test.describe('on a phone @phone-alone', () => {
  test('the contents list opens, says so, and leads on; a # says when copying is not allowed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open(page, PAGE);
    const contents = page.locator('.theme-doc-toc-mobile');
    const button = contents.getByRole('button', {name: 'On this page'});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(contents.getByRole('link', {name: 'Related'})).toBeVisible();
    await expectNoAxeFindings(page, '.theme-doc-toc-mobile');
    await contents.getByRole('link', {name: 'Related'}).click();
    await expect(page).toHaveURL(/#related$/);
    await expect(page.locator('#related')).toBeInViewport();
    await hashLink(page, 'check-that-it-works').click();
    await expect(message(page)).toHaveText('Not copied: take the link from the address bar');
    await expect(message(page)).toBeInViewport({ratio: 1});
    await expect(page).toHaveURL(/#check-that-it-works$/);
  });
});
