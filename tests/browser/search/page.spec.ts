import {expect, type Page} from '@playwright/test';
import {expectNoAxeFindings, holdBack, nothingHappensFor} from '../../support/page';
import {searchBox, test} from '../../support/searchBackend';

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const found = (page: Page) => main(page).locator('ol li li');

test('keeps what is typed in the address, says where a result stands, puts parts of a page below it, and says that nothing was found', async ({
  page,
}) => {
  await page.goto('search/');
  const box = main(page).getByRole('searchbox', {name: 'Search the help'}); // as elsewhere
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the help');
  await expect(main(page)).toContainText('Popular searches');
  await main(page).getByRole('button', {name: 'choke'}).click();
  await expect(page).toHaveURL(/\?q=choke$/);
  const guide = main(page).getByRole('link', {
    name: /^Choke one sound with another .*How-to guides$/s,
  });
  await expect(guide).toBeVisible();

  await box.fill('');
  await box.pressSequentially('crosstalk');
  await expect(page).toHaveURL(/\/v2\/search\/\?q=crosstalk$/);
  const term = main(page).getByRole('link', {name: /^Crosstalk.*Glossary$/s});
  await expect(term.first()).toBeVisible();
  expect((await term.first().innerText()).match(/Glossary/g)).toHaveLength(1);

  await box.fill('midi');
  const whole = page.getByRole('link', {name: /^Set up MIDI routing .*How-to guides$/s});
  const card = main(page).getByRole('listitem').filter({has: whole}).first();
  await expect(card.getByRole('link', {name: /^Bring MIDI back/})).toBeVisible();
  const alone = main(page).getByRole('link', {name: /^Record a performance ?: Record MIDI/});
  await expect(alone).toBeVisible();

  await box.fill('zzzqqqxxx');
  await expect(status(page)).toHaveText('No results found for “zzzqqqxxx”');
  await expect(main(page)).toContainText('Try searching for');
  await expect(main(page)).toContainText('Believe this query should return results?');
  await expect(main(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await expectNoAxeFindings(page, 'main', ['light']);
  await main(page).locator('ul').getByRole('button').first().click();
  await expect(status(page)).toHaveText(/^\d+ results/);

  await box.fill('how do i');
  await expect(main(page).getByText('Popular searches')).toBeVisible();
  await expect(status(page)).toHaveText('');

  await box.fill('  ');
  await expect(page).toHaveURL(/\?q=\+\+$/);
  await expect(page).toHaveTitle(/^Search the help/);

  await box.fill('kick');
  await page.keyboard.type('/pn?'); // letters here, no shortcuts
  await page.keyboard.press('Control+k'); // sooner than what is typed is asked by itself
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=kick%2Fpn%3F$/);
  await nothingHappensFor(page, 200, 'asking again, 150 ms after the last letter');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('kick/pn?');
  await page.goBack();
  await expect(page, 'the dialog left no entry').not.toHaveURL(/q=[+k]/);
});

test('none of the popular searches goes alone, not even the one in the address: the others would move @audit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const gone: (string | null)[] = [];
    Object.assign(window, {gone});
    new MutationObserver((records) => {
      const removed = records.flatMap(({removedNodes}) => [...removedNodes]);
      const entries = removed.filter(({nodeName}) => nodeName === 'LI');
      gone.push(...entries.map(({textContent}) => textContent));
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto('search/?q=choke');
  await expect(status(page)).toHaveText(/^\d+ results/);
  expect(await page.evaluate(() => (window as unknown as {gone: string[]}).gone)).toEqual([]);
});

test('what is typed before scripts run is searched for, and a button that goes keeps the focus in the page @audit', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/js/main.*');
  await page.goto('search/?q=metro', {waitUntil: 'commit'});
  const box = main(page).getByRole('searchbox');
  await box.fill('choke');
  release();
  await expect(page).toHaveURL(/\?q=choke$/);
  await expect(box).toHaveValue('choke');
  await expect(status(page)).toHaveText(/^\d+ results/);

  await box.fill('zzzqqqxxx');
  await expect(status(page)).toHaveText('No results found for “zzzqqqxxx”');
  await main(page).locator('ul').getByRole('button').first().press('Enter');
  await expect(status(page)).toHaveText(/^\d+ results/);
  await expect(status(page).locator('..')).toBeFocused();
  const other = main(page).getByRole('button', {name: 'latency', exact: true});
  await expect(other).not.toBeInViewport(); // below the results
  await other.press('Enter');
  await expect(page).toHaveURL(/\?q=latency$/);
  await expect(status(page)).toHaveText(/^\d+ results/);
  await expect(status(page).locator('..'), 'at the top').toBeInViewport({ratio: 1});

  await box.fill('rim');
  await expect(page).toHaveURL(/\?q=rim$/);
  await expect(main(page).locator('mark').first()).toHaveText(/^rim/i);
  const more = main(page).getByRole('button', {name: /^Show \d+ more/});
  while ((await more.count()) > 0) {
    const before = await found(page).count();
    const cards = await main(page).locator('ol > li').count();
    await more.press('Enter');
    await expect.poll(() => found(page).count()).toBeGreaterThan(before);
    const added = main(page).locator('ol > li').nth(cards);
    await expect(added.getByRole('link').first(), 'on with what came').toBeFocused();
  }
});

test('answers a shared address, again where it can’t at first, shows more, keeps them until another page is there, and shows as many after Back, where the reader left them', async ({
  page,
  backend,
}) => {
  backend.fail();
  await page.goto('search/?q=sample');
  await expect(page).toHaveTitle(/^Search results for “sample”/);
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Unable to fetch results');
  await expect(failure).toContainText('You might want to check your network connection.');
  await expectNoAxeFindings(page, 'main', ['dark']);
  backend.mend();
  await failure.getByRole('button', {name: 'Try again'}).click();
  await expect(failure).toHaveCount(0);
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(found(page)).toHaveCount(15);
  await main(page)
    .getByRole('button', {name: /^Show \d+ more$/})
    .click();
  await expect.poll(() => found(page).count()).toBeGreaterThan(15);
  const count = await found(page).count();
  // Pressed where it came: nothing has scrolled since.
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(400);
  const arrive = await holdBack(page, '**/assets/js/*.js');
  await found(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const box = document.querySelector('main input');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'late');
      box?.dispatchEvent(new Event('input', {bubbles: true}));
      const inView = (link: Element): boolean => link.getBoundingClientRect().top > 100;
      links.find(inView)?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    });
  await expect(page).not.toHaveURL(/search/);
  await nothingHappensFor(page, 200, 'asking what was typed, in the address of another page');
  await expect(page).not.toHaveURL(/q=/);
  await expect(found(page)).toHaveCount(count);
  arrive();
  await expect(main(page).getByRole('searchbox')).toHaveCount(0);
  await page.goBack();
  await expect(found(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);

  const followed = found(page).getByRole('link').nth(5);
  await page.keyboard.press('Tab'); // goes by keys
  await followed.focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('searchbox')).toHaveCount(0);
  await page.goBack();
  await expect(followed).toBeFocused();
});
