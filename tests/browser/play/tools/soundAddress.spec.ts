import {expect, test} from '../../../support/tab';
import {open} from '../../../support/page';
import {
  answer,
  press,
  SOUND as NAME,
  SOUND_PAGE as PAGE,
  startButton,
  startTool,
  title,
  tool,
  where,
} from '../../../support/tools';

test('keeps the place on reload, by Back and from another page', async ({page}) => {
  await startTool(page, PAGE, NAME);
  await answer(page, 'yy');
  await page.reload();
  await expect(where(page)).toHaveText('No sound from any drum: step 1 of 8');
  await expect(where(page)).toBeInViewport();
  await page.goBack();
  await expect(title(page)).toHaveText('No sound from any drum');
  await press(page, 'Back');
  await expect(title(page)).toHaveText('It’s silent');
  await expect(tool(page).getByRole('button', {name: 'Back'})).toBeHidden();
  await page.goForward();
  await expect(title(page)).toHaveText('No sound from any drum');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/\/glossary\/$/);
  await page.goBack();
  await expect(title(page)).toHaveText('No sound from any drum');
  await page.goBack();
  await expect(title(page)).toHaveText('It’s silent');
  await page.goBack();
  await expect(startButton(page, NAME)).toBeFocused();
  await expect(startButton(page, NAME)).toBeInViewport();
  await expect(tool(page)).toHaveCount(0);
});

test('goes back and starts anew where an address was opened in the middle', async ({page}) => {
  await startTool(page, PAGE, NAME);
  await answer(page, 'yn');
  const address = page.url();
  await page.goto('glossary/');
  await page.goto(address);
  await expect(title(page)).toHaveText('One drum is silent');
  await page.evaluate(() => history.replaceState(null, ''));
  await press(page, 'Back');
  await expect(title(page)).toHaveText('No sound from any drum');
  await press(page, /^No/);
  await press(page, 'Back');
  await expect(title(page)).toHaveText('No sound from any drum');
  await press(page, 'Start over');
  await expect(title(page)).toHaveText('It’s silent');
  await press(page, 'Close');
  await expect(startButton(page, NAME)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('starts again from an address of an older page', async ({page}) => {
  await open(page, `${PAGE}#sound=yyn.older`);
  await expect(tool(page)).toContainText('The page has changed since you answered');
  await expect(title(page)).toHaveText('It’s silent');
});
