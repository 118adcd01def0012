import {expect, test} from '../../support/tab';
import {goWithin, nothingChanges, open} from '../../support/page';

const PAGE = 'how-to/choke-sounds/';

test('the skip link is first and leads to the content', async ({page}) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab'); // on from there: the first thing inside the content
  await expect(page.locator('main :focus, .main-wrapper :focus').first()).toBeVisible();
  await expect(page.locator('.navbar :focus')).toHaveCount(0);
});

test('a link from a landing page to a heading of a long page ends at that heading', async ({
  page,
}) => {
  await open(page, '');
  await goWithin(page, '/v2/troubleshooting/no-sound/#sounds-come-late');
  const heading = page.locator('#sounds-come-late');
  await expect(heading).toBeInViewport();
  await nothingChanges(page);
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
});
