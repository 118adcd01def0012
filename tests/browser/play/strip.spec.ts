import {expect, test} from '../../support/tab';
import {panel, startDemo} from '../../support/play';

test('the strip waits for the next hit, so that the last ones can be read', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await startDemo(page, 'how-to/choke-sounds/');
  const past = panel(page).locator('.sp-strip > svg > g:has(.sp-strip-stem)');
  await page.keyboard.press('c');
  let place: string | null = null;
  await expect(async () => {
    const before = await past.getAttribute('transform');
    await page.waitForTimeout(300);
    place = await past.getAttribute('transform');
    expect(place).toBe(before);
  }).toPass();
  await expect(panel(page).locator('.sp-strip-stem')).toBeInViewport();
  await page.keyboard.press('c');
  await expect(past).not.toHaveAttribute('transform', place ?? '');
});
