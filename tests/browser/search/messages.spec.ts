import {expect} from '@playwright/test';
import {SUGGESTIONS} from '../../../src/search/data/suggestions';
import {holdBack, nothingHappensFor} from '../../support/page';
import {
  dialog,
  EMBEDDED_INDEX,
  openDialog,
  results,
  searchBox,
  test,
} from '../../support/searchBackend';

/** What the dialog says when it has no results: the texts of the specification, section 8. */

test('offers popular searches before anything is typed, and when nothing was found, with a report and a way in that fits @hosted', async ({
  page,
}) => {
  await openDialog(page);
  const status = dialog(page).getByRole('status');
  const [first = ''] = SUGGESTIONS;
  const expectSearch = async (query: string): Promise<void> => {
    await expect(searchBox(page)).toHaveValue(query);
    await expect(searchBox(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
  };
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
  await expect(dialog(page).locator('ul').getByRole('button')).toHaveText([...SUGGESTIONS]);
  await dialog(page).getByRole('button', {name: first}).click();
  await expectSearch(first);

  await searchBox(page).fill('zendrum');
  await expect(status).toHaveText('No results found for “zendrum”');
  await expect(dialog(page).getByRole('link', {name: 'Play from MIDI gear'})).toHaveAttribute(
    'href',
    '/v2/how-to/midi-in/',
  );
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  await dialog(page).getByRole('link', {name: 'Play from MIDI gear'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/MIDI gear$/);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');

  await searchBox(page).fill('zzzqqqxxx');
  await expect(status).toHaveText('No results found for “zzzqqqxxx”');
  await status.evaluate((region) => {
    const told: (string | null)[] = [];
    const listen = () => told.push(region.textContent);
    new MutationObserver(listen).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, {told});
  });
  await searchBox(page).pressSequentially(' qq xx zz', {delay: 50});
  await expect(status).toHaveText('No results found for “zzzqqqxxx qq xx zz”');
  const told = await page.evaluate(() => (window as unknown as {told: string[]}).told);
  expect(new Set(told).size, `told once: ${told.join('; ')}`).toBe(1);
  await searchBox(page).fill('zzzqqqxxx');
  await expect(status).toHaveText('No results found for “zzzqqqxxx”');
  const lefts = await dialog(page)
    .getByText(/^(?:No results|Try searching|Believe)/)
    .and(page.locator(':not([role="status"] *)'))
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().left));
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size, 'one left edge').toBe(1);
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /issues\/new\?.*zzzqqqxxx/,
  );
  await expect(results(page)).toHaveCount(0);
  const suggestion = dialog(page).locator('ul').getByRole('button').first();
  const text = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expectSearch(text);
});

test('says that results can’t be fetched, and forgets it with the next query that is answered; each answer is told, also one that has as many results as the one before', async ({
  page,
  backend,
}) => {
  backend.fail();
  await openDialog(page);
  await searchBox(page).fill('choke');
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toContainText('Unable to fetch results');
  await expect(failure).toContainText('You might want to check your network connection.');
  await expect(dialog(page)).not.toContainText('No results found');
  backend.mend();
  const arrive = await holdBack(page, EMBEDDED_INDEX);
  await failure.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Loading the search');
  await expect(failure).toHaveCount(0);
  arrive();
  await expect(results(page).first()).toBeVisible();
  await searchBox(page).fill('choke sound');
  await expect(results(page).first()).toBeVisible();
  await expect(failure).toHaveCount(0);

  const status = dialog(page).getByRole('status');
  await searchBox(page).fill('');
  await expect(status).toHaveText('');
  await searchBox(page).fill('metro');
  await expect(status).toHaveText(/^\d+ results/);
  const before = await status.textContent();
  await status.evaluate((region) => {
    const told: string[] = [];
    const listen = (): unknown => told.push(region.textContent ?? '');
    new MutationObserver(listen).observe(region, {childList: true, subtree: true});
    Object.assign(window, {told});
  });
  const told = () => page.evaluate(() => (window as unknown as {told: string[]}).told);
  await searchBox(page).fill('metros'); // the same word, whatever pages say
  await expect.poll(told).toEqual([before]);
  await page.keyboard.press('ArrowDown');
  await nothingHappensFor(page, 800, 'it is told after a pause of 500 ms');
  expect(await told(), 'once').toEqual([before]);
});

test('a box that was emptied before its answer came shows what an empty one shows @audit', async ({
  page,
}) => {
  const arrive = await holdBack(page, EMBEDDED_INDEX);
  await openDialog(page);
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
  await searchBox(page).fill('choke');
  await searchBox(page).fill('');
  const answered = page.waitForResponse(EMBEDDED_INDEX);
  arrive();
  await (await answered).finished();
  await nothingHappensFor(page, 300, 'the late answer is read in some 50 ms');
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
});
