import {expect, test, type Page} from '@playwright/test';
import {open} from '../../support/page';

const FROM = 'how-to/choke-sounds/';
const TO = 'how-to/use-melody/';

/** Counts the sections with which the next page is painted first. */
async function countFirst(page: Page): Promise<() => Promise<number | undefined>> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (!heading || heading === before) return;
      observer.disconnect();
      // After all that comes with it, and before the paint.
      requestAnimationFrame(() => {
        const first = document.querySelectorAll('.theme-doc-markdown h2').length;
        Object.assign(window, {first});
      });
    });
    observer.observe(document, {subtree: true, childList: true});
  });
  return () => page.evaluate(() => (window as unknown as {first?: number}).first);
}

const sections = (page: Page) => page.locator('.theme-doc-markdown h2');
const textOf = (page: Page) =>
  page.locator('.theme-doc-markdown').evaluate((text) => text.textContent);
const followNext = (page: Page) =>
  page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.click());

test('a page opened by a link paints its first section first, then all that the server has @phone', async ({
  page,
}) => {
  await open(page, TO);
  const count = await sections(page).count();
  const text = await textOf(page);
  expect(count).toBeGreaterThan(3);
  await open(page, FROM);
  const first = await countFirst(page);
  await followNext(page);
  await expect(sections(page)).toHaveCount(count);
  expect(await first()).toBe(1);
  expect(await textOf(page)).toBe(text);
});

test('in a high window it is whole at once', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 5000});
  await open(page, FROM);
  const first = await countFirst(page);
  await followNext(page);
  await expect.poll(first).toBeGreaterThan(3);
});

test('opened at a heading it is whole at once, and shows the heading', async ({page}) => {
  await open(page, 'release-notes/');
  const first = await countFirst(page);
  await page.locator('main a[href$="/glossary/#layer"]').first().click();
  await expect.poll(first).toBeGreaterThan(3);
  await expect(page.locator('#layer')).toBeInViewport();
});

for (const width of [390, 1440]) {
  test(`Back leads to the place among its last sections, at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, TO);
    const heading = await page.locator('h1').innerText();
    const next = page.locator('.pagination-nav__link--next');
    const place = () => next.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    await page.mouse.move(width / 2, 400);
    const stop = page.evaluate(
      () => new Promise((done) => addEventListener('scrollend', done, {once: true})),
    );
    await page.mouse.wheel(0, 20_000);
    await stop;
    const before = await place();
    await next.evaluate((link) => link.focus({preventScroll: true}));
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).not.toHaveText(heading);
    const first = await countFirst(page);
    await page.goBack();
    await expect(page).toHaveURL(/use-melody/);
    await expect.poll(place).toBe(before);
    expect(await first()).toBeGreaterThan(3);
  });
}
