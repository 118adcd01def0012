import {expect, test} from '../../../support/tab';
import {expectNoAxeFindings, open} from '../../../support/page';
import {watchPolicy} from '../../../support/policyViolations';
import {
  answer,
  press,
  SOUND_PAGE as PAGE,
  SOUND as NAME,
  startButton,
  startTool,
  title,
  tool,
  toolPlace,
  where,
} from '../../../support/tools';

test('asks the page’s symptoms and steps, one at a time, to the end', async ({page}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({message}) => said.push(message));
  const violations = await watchPolicy(page);
  await startTool(page, PAGE, NAME);
  await expect(where(page)).toBeFocused();
  await expect(title(page)).toHaveText('It’s silent');
  await answer(page, 'y');
  await expect(where(page)).toHaveText('It’s silent: symptom 1 of 7');
  await expect(title(page)).toHaveText('No sound from any drum');
  await press(page, 'Yes');
  await expect(where(page)).toBeFocused();
  await expect(where(page)).toHaveText('No sound from any drum: step 1 of 8');
  await expect(tool(page)).toContainText('Cause: The hit gets lost');
  await expect(tool(page)).toContainText('Turn the volume down.');
  await expect(tool(page)).not.toContainText('Fix:');
  expect(said).toEqual([]);
  expect(violations).toEqual([]);
});

test('follows a no to another symptom, checks, and sums up', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startTool(page, PAGE, NAME);
  await answer(page, 'yynnnnyn');
  await expect(where(page)).toHaveText('Peaks, but no dots: step 1 of 1');
  await press(page, 'Yes, it works');
  await expect(tool(page)).toContainText('Check: Soft and hard hits get a dot.');
  await press(page, 'Yes, it works');
  await expect(where(page)).toHaveText('Solved');
  await press(page, 'Copy the summary');
  await expect(page.getByText('Summary copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    expect.stringMatching(/^No sound: http.*\/troubleshooting\/no-sound\/$/),
    '1. It’s silent: yes',
    '2. No sound from any drum: yes',
    '3. Turn the volume down. Helped: no',
    expect.stringMatching(/^4\. Check that the interface .* Helped: no$/),
    '5. Restart the interface, then the program. Helped: no',
    expect.stringMatching(/^6\. .* Helped: no$/),
    expect.stringMatching(/^7\. Look at the drum’s sensor input.* – yes$/),
    expect.stringMatching(/^8\. Does the peak get a dot\? .* – no$/),
    expect.stringMatching(/^9\. Switch the sensor input .* Helped: yes$/),
    expect.stringMatching(/^10\. Check: Soft and hard hits get a dot\..* Passed: yes$/),
    'Result: solved (Peaks, but no dots)',
  ]);
});

test('says how to go on when nothing helped', async ({page}) => {
  await startTool(page, PAGE, NAME);
  await answer(page, 'nn');
  await expect(where(page)).toHaveText('Not solved yet');
  await expect(tool(page).getByRole('link', {name: 'send a diagnostic report'})).toBeVisible();
  await expect(tool(page).getByRole('textbox', {name: 'Summary for a report'})).toHaveValue(
    /Result: not solved$/,
  );
});

test('follows a link to another symptom within the questions', async ({page}) => {
  await startTool(page, PAGE, NAME);
  await answer(page, 'yny');
  await tool(page).getByRole('link', {name: 'Dots, but no set meter moves'}).click();
  await expect(where(page)).toHaveText('Dots, but no set meter moves: step 1 of 6');
  await expect(page).toHaveURL(/#sound=yny1\./);
});

test('has a symptom that the page gets', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() => {
    const first = document.querySelector('#no-sound-from-any-drum');
    const added = document.createElement('template');
    added.innerHTML =
      '<h3 id="new">A new one</h3><div class="sp-panel" data-part="fix"><p><strong>Fix:</strong> Do this.</p></div>';
    first?.before(added.content);
  });
  await startButton(page, NAME).click();
  await answer(page, 'y');
  await expect(title(page)).toHaveText('A new one');
  await press(page, 'Yes');
  await expect(where(page)).toHaveText('A new one: step 1 of 1');
});

test('works by keyboard alone', async ({page}) => {
  await open(page, PAGE);
  await startButton(page, NAME).focus();
  await page.keyboard.press('Enter');
  await expect(where(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('No sound from any drum');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(title(page)).toHaveText('One drum is silent');
  await expect(where(page)).toBeFocused();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await expect(tool(page).getByRole('button', {name: 'Back'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('No sound from any drum');
});

for (const width of [320, 390, 1280]) {
  test(`fits ${String(width)} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await startTool(page, PAGE, NAME);
    const height = (): Promise<number> =>
      toolPlace(page, NAME).evaluate((place) => place.getBoundingClientRect().height);
    const before = await height();
    await answer(page, 'ynn');
    expect(await height(), 'between short questions nothing below moves').toBe(before);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

for (const answers of ['', 'yy', 'nn']) {
  test(`axe finds nothing after "${answers}"`, async ({page}) => {
    await startTool(page, PAGE, NAME);
    await answer(page, answers);
    await expectNoAxeFindings(page);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('it isn’t there', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByText('Find your symptom')).toBeVisible();
    await expect(toolPlace(page, NAME)).toBeHidden();
  });
});
