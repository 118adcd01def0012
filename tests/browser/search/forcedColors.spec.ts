import {expect, type Locator} from '@playwright/test';
import {openDialog, results, searchBox, test} from '../../support/searchBackend';

test('the chosen result differs from the others where the reader chose the colors @audit', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openDialog(page);
  await searchBox(page).fill('choke');
  // Grounds are the system's anyway.
  const look = (result: Locator): Promise<string> =>
    result.evaluate((element) => {
      const {outlineStyle, outlineColor, borderTopColor, color} = getComputedStyle(element);
      return [outlineStyle, outlineColor, borderTopColor, color].join(' ');
    });
  expect(await look(results(page).nth(0))).not.toBe(await look(results(page).nth(1)));
});
