import {expect, test} from '@playwright/test';

/** Short code, such as a file's ending or a number, is read in one piece. */
for (const width of [1280, 390, 320]) {
  test(`short code stays on one line at ${String(width)} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    let count = 0;
    for (const route of [
      'software-overview/file_menu/',
      'software-overview/settings-window/',
      'how-to/choke-sounds/',
    ]) {
      await page.goto(route);
      const broken = await page
        .locator('.theme-doc-markdown :not(pre) > code')
        .evaluateAll((codes) =>
          codes.map((code) => {
            // An inline box has a piece a line; one in a piece may still have its text on two.
            const range = document.createRange();
            range.selectNodeContents(code);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            const room = code.closest('p, li, td, th')?.clientWidth ?? 0;
            return {
              text: code.textContent ?? '',
              lines: lines.size,
              wide: code.scrollWidth >= room,
            };
          }),
        );
      count += broken.length;
      expect(broken.filter(({lines, wide}) => lines > 1 && !wide)).toEqual([]);
    }
    expect(count).toBeGreaterThan(5);
  });
}

test('code longer than a line still breaks', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await page.goto('software-overview/file_menu/');
  const code = page.locator('.theme-doc-markdown :not(pre) > code').first();
  await code.evaluate((element) => {
    element.textContent = 'a-name-that-is-longer-than-a-line-of-a-small-phone-can-be';
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
