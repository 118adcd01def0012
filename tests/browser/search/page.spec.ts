import {expect, type Page} from '@playwright/test';
import {inAudit} from '../../support/audit';
import {expectNoAxeFindings} from '../../support/page';
import {test} from '../../support/searchBackend';

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const found = (page: Page) => main(page).locator('ol li li');

test('answers a shared address, says how many results there are, and shows more @hosted', async ({
  page,
}) => {
  await page.goto('search/?q=sample');
  await expect(page).toHaveTitle(/^Search results for “sample”/);
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(found(page)).toHaveCount(15);
  await main(page)
    .getByRole('button', {name: /^Show \d+ more$/})
    .click();
  await expect.poll(() => found(page).count()).toBeGreaterThan(15);
});

test('says where a result stands, and no name twice @hosted', async ({page}) => {
  await page.goto('search/?q=crosstalk');
  const term = main(page).getByRole('link', {name: /^Crosstalk.*Glossary$/s});
  await expect(term.first()).toBeVisible();
  expect((await term.first().innerText()).match(/Glossary/g)).toHaveLength(1);
  await page.goto('search/?q=choke');
  const guide = main(page).getByRole('link', {
    name: /^Choke one sound with another .*How-to guides$/s,
  });
  await expect(guide).toBeVisible();
});

test('puts parts of a page below it, and names the page of a part alone', async ({page}) => {
  await page.goto('search/?q=midi');
  const whole = page.getByRole('link', {name: /^Set up MIDI routing .*How-to guides$/s});
  const card = main(page).getByRole('listitem').filter({has: whole}).first();
  await expect(card.getByRole('link', {name: /^Bring MIDI back/})).toBeVisible();
  const alone = main(page).getByRole('link', {name: /^Record a performance ?: Record MIDI/});
  await expect(alone).toBeVisible();
});

test('keeps the query in the address as it is typed', async ({page}) => {
  await page.goto('search/');
  await main(page).getByRole('searchbox').pressSequentially('choke');
  await expect(page).toHaveURL(/\/v2\/search\/\?q=choke$/);
  await expect(
    main(page)
      .getByRole('link', {name: /Choke one sound/})
      .first(),
  ).toBeVisible();
});

test('offers popular searches before anything is typed', async ({page}) => {
  await page.goto('search/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the help');
  await expect(main(page)).toContainText('Popular searches');
  await main(page).getByRole('button', {name: 'choke'}).click();
  await expect(page).toHaveURL(/\?q=choke$/);
  await expect(found(page).first()).toBeVisible();
});

test('says that nothing was found, and what to try', async ({page}) => {
  await page.goto('search/?q=zzzqqqxxx');
  await expect(status(page)).toContainText('No results found for “zzzqqqxxx”');
  await expect(status(page)).toContainText('Try searching for');
  await expect(status(page)).toContainText('Believe this query should return results?');
  await expect(status(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await status(page).getByRole('button').first().click();
  await expect(status(page)).toHaveText(/^\d+ results/);
});

test('says that results can’t be fetched, and tries again @hosted', async ({page, backend}) => {
  backend.fail();
  await page.goto('search/?q=choke');
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Unable to fetch results');
  await expect(failure).toContainText('You might want to check your network connection.');
  backend.mend();
  await failure.getByRole('button', {name: 'Try again'}).click();
  await expect(status(page)).toHaveText(/results$/);
  await expect(failure).toHaveCount(0);
});

test('shows what is typed as text, never as a page @hosted', async ({page}) => {
  const query = '<img src=x onerror="window.hacked=1">';
  await page.goto(`search/?q=${encodeURIComponent(query)}`);
  await expect(page).toHaveTitle(/^Search results for “<img/);
  await expect(status(page)).toHaveText(/./);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('after Back the results are as many as before, where the reader left them @hosted', async ({
  page,
}) => {
  await page.goto('search/?q=sample');
  await expect(found(page)).toHaveCount(15);
  await main(page)
    .getByRole('button', {name: /^Show \d+ more$/})
    .click();
  await expect.poll(() => found(page).count()).toBeGreaterThan(15);
  const count = await found(page).count();
  await found(page)
    .nth(count - 3)
    .scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(400);
  await found(page)
    .nth(count - 3)
    .getByRole('link')
    .click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(found(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

for (const [state, query] of [
  ['with results', 'sample'],
  ['with no result', 'zzzqqqxxx'],
  ['with an error', 'choke'],
  ['before anything is typed', ''],
] as const) {
  test(`has no axe findings ${state}`, async ({page, backend}) => {
    if (state === 'with an error') backend.fail();
    await page.goto(`search/?q=${query}`);
    const sign = {
      'with results': found(page).first(),
      'with no result': main(page).getByText('No results found for'),
      'with an error': main(page).getByRole('alert'),
      'before anything is typed': main(page).getByText('Popular searches'),
    }[state];
    await expect(sign).toBeVisible();
    for (const width of inAudit ? [1440, 390, 320] : [1440, 320]) {
      await page.setViewportSize({width, height: 800});
      await expectNoAxeFindings(page);
    }
  });
}
