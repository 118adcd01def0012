import {expect, type Page} from '@playwright/test';
import {
  dialog,
  openDialog,
  results,
  searchBox,
  searchButton,
  test,
} from '../../support/searchBackend';

/** Ways to close the search without choosing anything; Back: ../shell/closeOnBack.spec.ts */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  '⌘K': (page) => page.keyboard.press('Meta+k'),
  'a press on the backdrop': (page) => page.mouse.click(20, 400),
  'the button Close': (page) => dialog(page).getByRole('button', {name: 'Close'}).click(),
  Back: (page) => page.evaluate(() => history.back()),
};

test('each way closes the search, and the focus returns to its button', async ({page}) => {
  await openDialog(page, '/', 'how-to/choke-sounds/');
  await dialog(page).getByText('Popular searches').click(); // a press inside closes nothing
  await searchBox(page).fill('choke');
  const {x, y} = (await searchBox(page).boundingBox()) ?? {x: 0, y: 0};
  await page.mouse.move(x + 60, y + 20);
  await page.mouse.down();
  await page.mouse.move(20, 400); // selects words, and ends beside the dialog
  await page.mouse.up();
  await expect(searchBox(page)).toHaveValue('choke');
  for (const [way, close] of Object.entries(WAYS)) {
    await searchBox(page).fill('choke');
    await expect(results(page).first(), way).toBeVisible();
    await close(page);
    await expect(dialog(page), way).toHaveCount(0);
    await expect(searchButton(page), way).toBeFocused();
    await expect(page).toHaveURL(/choke-sounds\/$/);
    await page.keyboard.press('/');
  }

  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).toBeFocused(); // it is closed; a focus that comes later would show the navbar
  await page.mouse.click(20, 400);
  await expect(searchButton(page)).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  // A press before the browser tells that it has gone back.
  await page.evaluate(() => {
    const back = history.back.bind(history);
    history.back = () => {
      history.back = back;
      back();
      document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
      (document.activeElement as HTMLElement).blur();
    };
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.spCovered))).toBe(false);
  await page.evaluate(() => new Promise((later) => setTimeout(later, 50)));
  await expect(searchButton(page), 'pressed elsewhere').not.toBeFocused();
  for (const top of [500, 1000]) {
    await page.evaluate((y) => {
      scrollTo({top: y, behavior: 'instant'});
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, top);
  }
  await expect(searchButton(page)).not.toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchButton(page), 'the focus is seen').toBeInViewport({ratio: 0.9});
  const link = page.locator('main p a').last();
  await link.focus();
  const place = await page.evaluate(() => scrollY);
  for (const close of Object.values(WAYS).slice(0, 2)) {
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
    await close(page);
    await expect(link, 'what had the focus has it again').toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.keyboard.press('Control+k');

  // Within one task, before the dialog's own event: as fast as no reader and some machines are.
  await searchBox(page).fill('choke');
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {key, ctrlKey, bubbles: true, cancelable: true}),
      );
    press('Escape');
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    press('k', true);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  await expect(searchBox(page), 'a key that opens it again at once is not lost').toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
});

test('by touch the button opens it, a finger that drags the results sends the keyboard away, Close closes it @phone-alone', async ({
  page,
}) => {
  await openDialog(page);
  await page.keyboard.press('Escape');
  await searchButton(page).tap();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill('sample');
  await expect(results(page).nth(3)).toBeVisible();
  await results(page).nth(2).dispatchEvent('touchmove');
  await expect(searchBox(page)).not.toBeFocused();
  await expect(results(page).nth(3)).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Close'}).tap();
  await expect(dialog(page)).toHaveCount(0);
});
