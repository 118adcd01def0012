import {expect, test, type Locator} from '../../support/tab';
import {openDialog, pressCross, results, searchBox} from '../../support/searchBackend';

const cross = (box: Locator): Promise<string> =>
  box.evaluate((input) => getComputedStyle(input).backgroundImage);

test('the × empties the search, whose suggestions come back, and a press on the words empties nothing', async ({
  page,
}) => {
  await openDialog(page);
  const box = searchBox(page);
  expect(await cross(box)).toBe('none');
  await box.fill('choke');
  await expect(results(page).first()).toBeVisible();
  await box.click({position: {x: 60, y: 20}});
  await expect(box).toHaveValue('choke');
  const {x, y, width, height} = (await box.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.move(x + 20, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 22, y + height / 2);
  await page.mouse.up();
  await expect(box, 'words that were selected stay').toHaveValue('choke');
  await page.emulateMedia({forcedColors: 'active'});
  expect(await cross(box), 'with forced colors').toContain('linear-gradient');
  // Grounds are the system's.
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const drawn = await results(page).evaluateAll((all) =>
    all.map((one) => {
      const {borderTopStyle, outlineStyle} = getComputedStyle(one);
      return borderTopStyle !== 'none' || outlineStyle !== 'none';
    }),
  );
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn, 'the chosen result alone has an outline').toEqual(
    drawn.map((_, index) => index === 1),
  );
  await page.emulateMedia({forcedColors: 'none'});
  expect(await cross(box)).not.toBe('none');
  await pressCross(page, box);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(page.getByText('Popular searches')).toBeVisible();
  expect(await cross(box)).toBe('none');
});
