import {expect, test} from '../../support/tab';

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

for (const [width, route] of [
  [1440, 'how-to/'], // groups of four
  [1440, 'hardware-overview/'], // five and two
  [1440, 'software-overview/modules/panels/'], // three and one
  [390, 'how-to/'],
] as const) {
  test(`rows of cards end at one edge on ${route} at ${String(width)} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(route);
    const ragged = await page.locator('main .sp-link-cards').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const rows = new Map<number, number>();
        for (const card of list.children) {
          const {top, right} = card.getBoundingClientRect();
          rows.set(Math.round(top), right);
        }
        const end = list.getBoundingClientRect().right;
        return [...rows.values()].filter((right) => Math.abs(right - end) > 1);
      }),
    );
    expect(ragged).toEqual([]);
  });
}

test('a heading over cards keeps off them, and one over text off its text', async ({page}) => {
  await page.goto('software-overview/modules/');
  const gaps = await page.locator('main article h2').evaluateAll((headings) =>
    headings.map((heading) => {
      const below = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return below - heading.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);
});
