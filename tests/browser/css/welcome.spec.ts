import {expect, test} from '@playwright/test';

test('the three entries at the top of Welcome stand in one row or in one column', async ({
  page,
}) => {
  await page.goto('');
  const ways = page.locator('.sp-front').getByRole('listitem');
  await expect(ways).toHaveCount(3);
  for (const [width, columns] of [
    [1440, 3],
    [1024, 3],
    [800, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    const lefts = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().x));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
});
