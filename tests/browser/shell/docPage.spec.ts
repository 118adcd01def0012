import {expect, test} from '../../support/tab';
import {goWithin, hydrated, nothingChanges, open, turnWheel} from '../../support/page';

const PAGE = 'how-to/choke-sounds/';

test('the skip link is first and leads to the content', async ({page}) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab'); // on from there: the first thing inside the content
  await expect(page.locator('main :focus, .main-wrapper :focus').first()).toBeVisible();
  await expect(page.locator('.navbar :focus')).toHaveCount(0);
});

test('the title is that of the page, a delimiter, and that of the site', async ({page}) => {
  await page.goto(PAGE);
  await expect(page).toHaveTitle('Choke one sound with another | Sensory Percussion 2 Help');
});

test('a link from a landing page to a heading of a long page ends at that heading', async ({
  page,
}) => {
  await open(page, '');
  await goWithin(page, '/v2/troubleshooting/no-sound/#sounds-come-late');
  const heading = page.locator('#sounds-come-late');
  await expect(heading).toBeInViewport();
  await nothingChanges(page);
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
});

test('breadcrumbs link each folder to its landing page', async ({page}) => {
  await page.goto('software-overview/modules/controllers/metro/');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('link')).toHaveCount(4);
  await crumbs.getByRole('link', {name: 'Controllers'}).click();
  await expect(page).toHaveURL(/\/v2\/software-overview\/modules\/controllers\/$/);
});

test('the contents list holds levels 2 and 3 of the page', async ({page}) => {
  await page.goto(PAGE);
  const headings = page.locator('.theme-doc-markdown :is(h2, h3)');
  expect(await headings.and(page.locator('h3')).count()).toBeGreaterThan(0);
  const entries = page.locator('.theme-doc-toc-desktop .table-of-contents__link');
  await expect(entries).toHaveCount(await headings.count());
});

test('the contents list opens on a phone @phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(PAGE);
  await hydrated(page);
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.getByRole('button', {name: 'On this page'}).click();
  await contents.getByRole('link', {name: 'Check that it works'}).click();
  await expect(page).toHaveURL(/#check-that-it-works$/);
});

test('offers the source, the version, the next and previous page, and related pages', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.+\/edit\/main\/docs\/how-to\/choke-sounds\.md$/,
  );
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: Next');
  await expect(page.locator('.pagination-nav__link')).toHaveCount(2);
  const related = page.locator('h2#related ~ ul').first();
  expect(await related.getByRole('link').count()).toBeGreaterThan(1);
});

test('back to top appears when scrolling up and leads to the top', async ({page}) => {
  await page.goto('glossary/');
  await page.mouse.move(600, 400);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, -200);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('with reduced motion Back to top is at the top at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'glossary/');
  await turnWheel(page, 3000);
  await turnWheel(page, -200);
  const places = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = (): void => {
          seen.push(Math.round(scrollY));
          if (seen.length === 5) resolve(seen);
          else requestAnimationFrame(look);
        };
        seen.push(Math.round(scrollY));
        document.querySelector<HTMLElement>('.theme-back-to-top-button')?.click();
        look();
      }),
  );
  expect(places[0]).toBeGreaterThan(1000);
  expect(places.slice(1)).toEqual([0, 0, 0, 0]);
});

test('the footer has columns and the copyright', async ({page}) => {
  await page.goto('');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Copyright © 2025');
  await expect(footer.locator('.footer__title')).toHaveCount(3);
});
