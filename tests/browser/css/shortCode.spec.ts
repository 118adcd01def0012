import {expect, test} from '../../support/tab';

const CODE = '.theme-doc-markdown :not(pre) > code';

/** Short code, such as a file's ending or a number, is read in one piece, with the period after it. */
test('short code stays on one line with what follows, at any width, and long code breaks @audit', async ({
  page,
}) => {
  let count = 0;
  for (const route of [
    'software-overview/settings-window/',
    'software-overview/modules/generators/sampler/',
  ]) {
    await page.goto(route);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({width, height: 800});
      const broken = await page.locator(`${CODE}.sp-short`).evaluateAll((codes) =>
        codes.map((code) => {
          // From the first letter to the sign after the code: a comma, a period.
          const range = document.createRange();
          range.selectNodeContents(code);
          const {nextSibling: next} = code;
          if (next instanceof Text && /^[.,:;)]/.test(next.data)) range.setEnd(next, 1);
          const middles = [...range.getClientRects()].map(({top, bottom}) => (top + bottom) / 2);
          return {
            text: code.textContent ?? '',
            apart: Math.max(...middles) - Math.min(...middles),
          };
        }),
      );
      count += broken.length;
      expect
        .soft(
          broken.filter(({apart}) => apart > 10),
          `/${route} at ${String(width)} px`,
        )
        .toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(20);

  // Code longer than a line still breaks.
  const code = page.locator(`${CODE}.sp-long`);
  await page.evaluate(() => {
    const long = document.createElement('code');
    long.className = 'sp-long';
    long.textContent = 'a-name-that-is-longer-than-a-line-of-a-small-phone-can-be';
    document.querySelector('.theme-doc-markdown p')?.append(long);
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const lines = await code.evaluate((element) => element.getClientRects().length);
  expect(lines).toBeGreaterThan(1);
});
