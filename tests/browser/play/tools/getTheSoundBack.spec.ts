import {expect, test} from '../../../support/tab';
import {expectNoAxeFindings, open} from '../../../support/page';
import {watchFaults} from '../../../support/play';
import {
  answer,
  press,
  SOUND_PAGE as PAGE,
  SOUND as NAME,
  startButton,
  startTool,
  tool,
  where,
} from '../../../support/tools';

const SILENT = 'It’s silent';
const NO_DRUM = 'No sound from any drum';
const SELECTOR = `[data-tool="${NAME}"]`;

test('asks by the page’s own cards, shows a cure after two presses, and one of no use', async ({
  page,
}) => {
  const expectNoFaults = await watchFaults(page);
  await page.setViewportSize({width: 320, height: 800});
  await startTool(page, PAGE, NAME);
  await expect(where(page)).toBeFocused();
  await expect(where(page)).toHaveText('What kind of trouble is it?');
  await press(page, SILENT);
  await expect(where(page)).toBeFocused();
  await expect(where(page)).toHaveText('It’s silent: what happens?');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  await press(page, NO_DRUM);
  await expect(where(page)).toHaveText(NO_DRUM);
  await expect(tool(page)).toContainText('Cause: The hit gets lost');
  await expect(tool(page)).toContainText('Turn the volume down.');
  await expectNoAxeFindings(page, SELECTOR);
  await press(page, 'Start over');
  await answer(page, ['Something else']);
  await expect(where(page)).toHaveText('Not solved yet');
  await expect(tool(page).getByRole('link', {name: 'send a diagnostic report'})).toBeVisible();
  await expect(tool(page).getByRole('textbox', {name: 'Summary for a report'})).toHaveValue(
    /Result: not solved$/,
  );
  await expectNoAxeFindings(page, SELECTOR);
  await press(page, 'Close');
  await expect(startButton(page, NAME)).toBeFocused();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(startButton(page, NAME), 'Back, once it is closed').not.toBeFocused();
  expectNoFaults();
});

test('follows a no to another symptom, checks, and sums up @audit', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Others have no such permissions');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startTool(page, PAGE, NAME);
  await answer(page, [SILENT, NO_DRUM]);
  await tool(page).getByRole('link', {name: 'Peaks, but no dots'}).click();
  await expect(where(page)).toHaveText('Peaks, but no dots');
  await press(page, 'Yes, it works');
  await expect(tool(page)).toContainText('Check: Soft and hard hits get a dot.');
  await press(page, 'Yes, it works');
  await expect(where(page)).toHaveText('Solved');
  await press(page, 'Copy the summary');
  await expect(page.getByText('Summary copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    expect.stringMatching(/^No sound: http.*\/troubleshooting\/no-sound\/$/),
    '1. It’s silent',
    '2. No sound from any drum',
    '3. No sound from any drum, all that its fix says. Helped: went on to another symptom',
    '4. Peaks, but no dots, all that its fix says. Helped: yes',
    expect.stringMatching(/^5\. Check: Soft and hard hits get a dot\..* Passed: yes$/),
    'Result: solved (Peaks, but no dots)',
  ]);
});

test('works by keyboard alone @audit', async ({page}) => {
  await open(page, PAGE);
  await startButton(page, NAME).focus();
  await page.keyboard.press('Enter');
  await expect(where(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(where(page)).toHaveText('It’s silent: what happens?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(where(page)).toHaveText('One drum is silent');
  await expect(where(page)).toBeFocused();
  await tool(page).getByRole('button', {name: 'Back'}).press('Enter');
  await expect(where(page)).toHaveText('It’s silent: what happens?');
});
