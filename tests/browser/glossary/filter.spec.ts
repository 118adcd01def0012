import {setFontSize} from '../../support/fontSize';
import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {expectNoAxeFindings, goWithin, nothingChanges, open} from '../../support/page';
import {pressCross} from '../../support/searchBackend';

const box = (page: Page) => page.getByRole('searchbox', {name: 'Filter words'});
const words = (page: Page) => page.locator('.theme-doc-markdown > h3:visible');
const letters = (page: Page) => page.locator('.theme-doc-markdown > h2:visible');

test('shows only words that hold what is typed, with their letters, and all again on Escape', async ({
  page,
}) => {
  await open(page, 'glossary/');
  const all = await words(page).count();
  await box(page).fill('choke');
  await expect(words(page).first()).toHaveText(/^Choke/);
  const few = await words(page).count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all / 4);
  expect(await letters(page).count()).toBeLessThanOrEqual(few);
  await expect(page.getByRole('status').filter({hasText: /^\d+ words?$/})).toHaveText(
    few === 1 ? '1 word' : `${few} words`,
  );
  await expectNoAxeFindings(page, 'nav[aria-label="Letters"]');
  await box(page).fill('');
  await expect(words(page)).toHaveCount(all);
  const typed = await page
    .locator('.theme-doc-markdown h3 + p')
    .evaluateAll((all) =>
      all.map(({textContent}) => /\w+’\w+ \w+/.exec(textContent)?.[0]).find(Boolean),
    );
  await box(page).fill(` ${(typed ?? '').replace('’', "'").replace(' ', '  ')}`);
  expect(await words(page).count(), 'with a straight quote and spaces').toBeGreaterThan(0);
  expect(await words(page).count()).toBeLessThan(all);
  await box(page).fill('zzz');
  await expect(words(page)).toHaveCount(0);
  await expect(letters(page)).toHaveCount(0);
  const none = row(page).getByText(
    'No word here has “zzz”. Clear the box to see all, or search the whole help.',
  );
  await expect(none, 'said as long as it is so, in the row').toBeInViewport();
  await expect(none.getByRole('link')).toHaveAttribute('href', '/v2/search/?q=zzz');
  await box(page).press('Escape');
  await expect(none).toHaveCount(0);
  await expect(words(page)).toHaveCount(all);
  await page.emulateMedia({media: 'print'});
  await expect(box(page)).toBeHidden();
  await page.emulateMedia({media: 'screen'});

  await box(page).fill('choke');
  const last = page.locator('.theme-doc-markdown h3').last();
  await expect(last).toBeHidden();
  await goWithin(page, `#${(await last.getAttribute('id')) ?? ''}`);
  await expect(last, 'a hidden word is shown for its address').toBeInViewport();
  await box(page).fill('retrig');
  await expect(last).toBeHidden();
  await pressCross(page, box(page));
  await expect(words(page)).toHaveCount(all);

  await page.setViewportSize({width: 1280, height: 2400}); // both terms in its upper third
  await box(page).fill('choke');
  const report = page.getByRole('link', {name: 'Mistake on this page?'});
  await report.focus();
  await expect(report, 'no heading that is hidden').toHaveAttribute('href', /heading=Choke\+group/);
});

test('has what was typed again after Back @audit', async ({page}) => {
  await open(page, 'glossary/');
  await box(page).fill('choke');
  const few = await words(page).count();
  await page.locator('.theme-doc-markdown p:visible a[href*="/how-to/"]').first().click();
  await expect(box(page)).toHaveCount(0);
  await page.goBack();
  await expect(box(page)).toHaveValue('choke');
  await expect(words(page)).toHaveCount(few);
  await box(page).press('Escape');
  await expect(words(page)).not.toHaveCount(few);
  await page.getByRole('link', {name: 'Release notes', exact: true}).first().click();
  await expect(box(page)).toHaveCount(0);
  await page.goBack();
  await expect(box(page), 'nor what was emptied').toHaveValue('');
});

const row = (page: Page) => page.getByRole('navigation', {name: 'Letters'});

test('keeps the letters in view, and the box where there is room, off the word a link leads to @audit', async ({
  page,
}) => {
  for (const width of inAudit ? [1440, 1024, 390] : [1024, 390]) {
    await page.setViewportSize({width, height: 900});
    await open(page, 'glossary/');
    await page.evaluate(() => (location.hash = '#rimshot'));
    await expect(page.locator('#rimshot')).toBeInViewport();
    const covered = await page.locator('#rimshot').evaluate((word) => {
      const {left, top} = word.getBoundingClientRect();
      return !word.contains(document.elementFromPoint(left + 1, top + 1));
    });
    expect(covered).toBe(false);
    if (width > 576) await expect(box(page)).toBeInViewport();
    for (const letter of ['A', 'Z']) {
      await expect(row(page).getByText(letter, {exact: true})).toBeInViewport({ratio: 1});
    }
    await box(page).fill('choke'); // words above, when all below them is gone
    await expect(words(page).first()).toBeInViewport();
    await expect(letters(page).first()).toBeInViewport();
  }
});

test('going back by the keyboard, no link is under the letters; what the filter finds is in view above a phone’s keyboard', async ({
  page,
}) => {
  for (const width of inAudit ? [390, 320, 600, 997, 1024, 1280, 1440] : [390, 1280]) {
    await page.setViewportSize({width, height: 844});
    await open(page, 'glossary/');
    await page.locator('.theme-doc-markdown p a').last().focus();
    for (let press = 0; press < 24; press++) {
      await page.keyboard.press('Shift+Tab');
      const covers = await page.evaluate(() => {
        const {left, top} = (document.activeElement as Element).getClientRects()[0] as DOMRect;
        return document.elementFromPoint(left + 1, top + 1)?.closest('.sp-letter-links, .navbar');
      });
      expect(covers ?? undefined, `${width} px, press ${press}`).toBeUndefined();
    }
    if (width !== 390) continue;
    await page.setViewportSize({width, height: 500});
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await box(page).fill('rim');
    await expect(words(page).first()).toBeInViewport({ratio: 1});
    await expect(box(page)).toBeInViewport();
  }
});

test.describe('with letters of 200 %', () => {
  test.skip(({browserName}) => browserName !== 'chromium', 'DevTools set the letters');
  test.use({ownContext: true});

  test('the row lets the window go to the words, and what the filter finds is in view', async ({
    page,
  }) => {
    await setFontSize(page, 32);
    for (const [width, height] of [[1440, 900] as const, [320, 700] as const]) {
      await page.setViewportSize({width, height});
      await open(page, 'glossary/#rimshot');
      await expect(page.locator('#rimshot')).toBeInViewport({ratio: 1});
      const row = page.locator('.sp-letter-links');
      await expect(row, `${width} px`).not.toBeInViewport();
      await box(page).fill('moongel');
      await expect(page.getByText('No word here has “moongel”'), `${width} px`).toBeInViewport();
      await box(page).fill('rim');
      await expect(words(page).first(), `${width} px`).toBeInViewport({ratio: 1});
      await expect(box(page)).toBeInViewport();
    }
  });
});

test('the row takes the place that the navbar leaves, and gives it back @audit', async ({page}) => {
  await open(page, 'glossary/');
  const top = () =>
    row(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.mouse.move(700, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await top()).toBe(0);
  }).toPass();
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    expect(await top()).toBeGreaterThan(50);
  }).toPass();
});

test('filters without what reads the number of words aloud @audit', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.route('**/js/announce.*.js', (route) => route.abort());
  await open(page, 'glossary/');
  const asked = page.waitForEvent('requestfailed');
  await box(page).fill('choke');
  await asked;
  await expect(words(page).first()).toHaveText(/^Choke/);
  await nothingChanges(page);
  expect(errors).toEqual([]);
});
