import {expect, test} from '../../../support/tab';
import {nothingHappensFor, open} from '../../../support/page';
import {
  answer,
  press,
  SOUND as NAME,
  SOUND_PAGE as PAGE,
  startButton,
  startTool,
  tool,
  where,
} from '../../../support/tools';

const SILENT = 'It’s silent';
const FIRST = 'What kind of trouble is it?';
const SECOND = 'It’s silent: what happens?';
const NO_DRUM = 'No sound from any drum';
const ONE_DRUM = 'One drum is silent';

test('keeps the place on reload, by Back and from another page @audit', async ({page}) => {
  await startTool(page, PAGE, NAME);
  await answer(page, [SILENT, NO_DRUM]);
  await page.reload();
  await expect(where(page)).toHaveText(NO_DRUM);
  await expect(where(page)).toBeInViewport();
  await page.goBack();
  await expect(where(page)).toHaveText(SECOND);
  await press(page, 'Back');
  await expect(where(page)).toHaveText(FIRST);
  await expect(tool(page).getByRole('button', {name: 'Back'})).toBeHidden();
  await page.goForward();
  await expect(where(page)).toHaveText(SECOND);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/\/glossary\/$/);
  await page.goBack();
  await expect(where(page)).toHaveText(SECOND);
  await page.goBack();
  await expect(where(page)).toHaveText(FIRST);
  await page.goBack();
  await expect(startButton(page, NAME)).toBeFocused();
  await expect(startButton(page, NAME)).toBeInViewport();
  await expect(tool(page)).toHaveCount(0);
});

test('stays closed where a reader goes back past its start faster than pages are told of it @audit', async ({
  page,
}) => {
  await startTool(page, PAGE, NAME);
  await press(page, SILENT);
  await expect(where(page)).toHaveText(SECOND);
  await page.evaluate(() => {
    window.addEventListener('popstate', () => history.back(), {once: true});
    history.back();
  });
  await expect(tool(page)).toHaveCount(0);
  await nothingHappensFor(page, 500, 'it opens again');
  await expect(tool(page)).toHaveCount(0);
  await expect(startButton(page, NAME)).toBeFocused();
});

test('goes back and starts anew where an address was opened in the middle, or is of an older page @audit', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.evaluate(() => {
    // As a browser translates them; without that the page is the same.
    for (const words of document.querySelectorAll('[data-part] p')) words.append(' Übersetzt.');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      text.nodeValue = (text.nodeValue ?? '').replace('If not:', 'Wenn nicht:');
    }
  });
  await startButton(page, NAME).click();
  // The faults that steps lead to would stand in front of it, were they offered.
  await answer(page, [SILENT, ONE_DRUM]);
  const address = page.url();
  await page.goto('glossary/');
  await page.goto(address);
  await expect(where(page)).toHaveText(ONE_DRUM);
  await page.evaluate(() => history.replaceState(null, ''));
  await press(page, 'Back');
  await expect(where(page)).toHaveText(SECOND);
  await press(page, NO_DRUM);
  await press(page, 'Back');
  await expect(where(page)).toHaveText(SECOND);
  await press(page, 'Start over');
  await expect(where(page)).toHaveText(FIRST);
  await press(page, 'Close');
  await expect(startButton(page, NAME)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto('glossary/');
  await open(page, `${PAGE}#sound=yyn.older`);
  await expect(tool(page)).toContainText('The page has changed since you answered');
  await expect(where(page)).toHaveText(FIRST);
});
