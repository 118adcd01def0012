import {expect, test} from '../../support/tab';

test('entries of Welcome stand in one row or column, rows of cards end at one edge, and headings keep off what is below @audit', async ({
  page,
}) => {
  await page.goto('');
  const ways = page.locator('.sp-front').getByRole('listitem');
  await expect(ways).toHaveCount(3);
  for (const [width, columns] of [
    [1440, 3],
    [800, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    const lefts = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().x));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
  // It holds on both grounds.
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  const drum = page.locator('.sp-front figure img');
  await expect(drum, 'no paper in dark mode').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const sections = {
    'how-to/': 'groups of four',
    'software-overview/modules/panels/': 'three and one',
  };
  for (const [route, cards] of Object.entries(sections)) {
    await page.goto(route);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
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
      expect.soft(ragged, `${cards} at ${width} px`).toEqual([]);
    }
    const gaps = await page.locator('main article h2').evaluateAll((headings) =>
      headings.map((heading) => {
        const below = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
        return below - heading.getBoundingClientRect().bottom;
      }),
    );
    expect.soft(gaps.length, route).toBeGreaterThan(0);
    expect.soft(Math.min(...gaps), `${route}: room below a heading`).toBeGreaterThanOrEqual(8);
  }
});

test('rows of a table that are cards on a phone are as wide as the text @audit', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('software-overview/effects/');
  const row = await page.locator('.theme-doc-markdown tbody tr').last().boundingBox();
  const text = await page.locator('.theme-doc-markdown > p').last().boundingBox();
  expect(row?.width).toBeGreaterThan(300);
  expect([row?.x, row?.width]).toEqual([text?.x, text?.width]);
});
