import {expect} from '@playwright/test';
import {test} from '../../support/offline';

/** The line at the foot of the window that tells of saved help. */
test.use({isSmall: true});

test('the notice’s buttons stay where they came, and fit a phone @audit', async ({page}) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const button = document.querySelector('[aria-label="Notice"] button');
      if (!button) return;
      watch.disconnect();
      Object.assign(window, {cameAt: button.getBoundingClientRect().left});
    });
    watch.observe(document, {childList: true, subtree: true});
  });
  await page.goto('?sw=off');
  await expect(page.getByText('The help saved in this browser is removed.')).toBeVisible();
  const button = await page.getByRole('button', {name: 'Save it again'}).boundingBox();
  const cameAt = await page.evaluate(() => (window as unknown as {cameAt: number}).cameAt);
  expect(button?.x).toBeCloseTo(cameAt, 0);
  await page.setViewportSize({width: 390, height: 844});
  await expect(page.locator('.sp-notice')).toBeInViewport({ratio: 1});
});

test('the notice never lies over what has the focus @audit', async ({page}) => {
  await page.goto('how-to/choke-sounds/?sw=off');
  await expect(page.getByText('The help saved in this browser is removed.')).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({width, height});
    await page.locator('h1').click();
    const covered: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      covered.push(
        await page.evaluate(() => {
          const {
            left,
            top,
            width: wide,
            height: high,
          } = (document.activeElement as Element).getBoundingClientRect();
          const above = document.elementFromPoint(left + wide / 2, top + high / 2);
          const isCovered = above?.closest('.sp-notice:not(:focus-within)');
          return isCovered ? (document.activeElement?.textContent ?? '') : '';
        }),
      );
    }
    expect(covered.filter(Boolean), `${String(width)} × ${String(height)}`).toEqual([]);
  }
});
