import {expect} from '@playwright/test';
import {dialog, openDialog, results, searchBox, test} from '../../support/searchBackend';

const QUERY = 'one hit plays twice';

test('shows a certain answer whole, with its link, in the dialog and on the page, before results that end', async ({
  page,
}) => {
  await openDialog(page);
  await searchBox(page).fill(QUERY);
  await expect(results(page).first()).toContainText(/Cause: .*Fix: /s);
  await dialog(page).getByRole('link', {name: 'See the others too'}).click();
  const main = page.getByRole('main');
  const found = main.locator('ol li li');
  await expect(found.first()).toContainText(/Cause: .*Fix: /s);
  await expect(main.getByRole('status')).toHaveText(/^\d results?; \d+ more mention a word of it$/);
  const count = await found.count();
  const more = main.getByRole('button', {name: /^Show \d+ more that mention a word of it$/});
  const promised = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  await expect(found).toHaveCount(count + promised);

  await page.keyboard.press('Control+k');
  await searchBox(page).fill(QUERY);
  await expect(results(page).first()).toContainText(/Cause: /);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/no-sound\/#one-hit-plays-twice$/);
});
