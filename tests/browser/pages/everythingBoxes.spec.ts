import {contrast} from '../../support/contrast';
import {nothingChanges, open} from '../../support/page';
import {expect} from '../../support/tab';
import {test} from '../../support/writtenTab';

/** The page with each construct: what stands on a ground of its own, as code and buttons do, and the end of boxes. */

const TEXT = '.theme-doc-markdown';

test('code’s numbers, and buttons and badges of every kind, can be read; the last in a box leaves no more room below it than the box has above @audit', async ({
  page,
  copy,
}) => {
  await open(page, `${copy.address}everything/`);
  const block = page.locator('.theme-code-block', {hasText: 'highlight.js'});
  await block.hover();
  const buttons = block.getByRole('button');
  await expect(buttons.first()).toBeVisible();
  const line = await block.locator('.token-line').first().boundingBox();
  for (const button of await buttons.all()) {
    const {y, height} = (await button.boundingBox()) ?? {y: Infinity, height: 0};
    expect(y + height, 'above the first line').toBeLessThanOrEqual((line?.y ?? 0) + 4);
    await expect(button).toHaveCSS('opacity', '1');
    await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  const numbers = block.locator('.token-line > :first-child');
  await expect(numbers).toHaveCount(5);
  for (const number of await numbers.all()) {
    const [color, ground] = await number.evaluate((one) => {
      const {color: front, opacity} = getComputedStyle(one, '::before');
      const {backgroundColor} = getComputedStyle(one);
      const channels = (text: string) => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const below = channels(backgroundColor);
      const mixed = channels(front).map(
        (value, index) => value * Number(opacity) + (below[index] ?? 0) * (1 - Number(opacity)),
      );
      return [`rgb(${mixed.join(', ')})`, backgroundColor] as const;
    });
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  }
  const grounds = await numbers.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(new Set(grounds).size, 'highlighted from the edge on').toBe(2);

  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) {
      one.removeAttribute('name'); // of a group one alone is open
      one.open = true;
    }
    for (const one of document.querySelectorAll('[role="tabpanel"]')) one.removeAttribute('hidden');
  });
  await page.evaluate(() => document.querySelector('.theme-code-block')?.scrollIntoView());
  await nothingChanges(page);
  const rooms = await page
    .locator('.theme-admonition, .sp-details, td:has(pre), .sp-steps > li:has(> *):last-child')
    .evaluateAll((boxes) =>
      boxes.map((box) => {
        const {bottom} = box.getBoundingClientRect();
        const ends = [...box.querySelectorAll('*')]
          .filter((one) => one.matches('p, li, table, pre, .theme-admonition, .sp-details'))
          .map((one) => one.getBoundingClientRect().bottom);
        return [box.textContent?.trim().slice(0, 20), bottom - Math.max(...ends)] as const;
      }),
    );
  expect(rooms.length).toBeGreaterThan(15);
  expect(rooms.filter(([, room]) => room > 20)).toEqual([]);

  await page.locator(TEXT).evaluate((text) => {
    const kinds = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'];
    text.innerHTML = ['button', 'badge']
      .flatMap((name) =>
        kinds.map((kind) => `<p><b class="${name} ${name}--${kind}">Words</b></p>`),
      )
      .join('');
  });
  for (const mode of ['light', 'dark']) {
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), mode);
    for (const one of await page.locator(`${TEXT} b`).all()) {
      const read = () =>
        one.evaluate((element) => {
          const {color, backgroundColor} = getComputedStyle(element);
          return [color, backgroundColor, element.className] as const;
        });
      const atRest = await read();
      await one.hover();
      for (const [color, ground, name] of [atRest, await read()])
        expect(contrast(color, ground), `${name}, ${mode}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a picture keeps the one measure that its tag says @audit', async ({page, copy}) => {
  await open(page, `${copy.address}everything-plain/`);
  const high = page.getByAltText('48 px high');
  await high.scrollIntoViewIfNeeded();
  await expect(high).toHaveCSS('height', '48px');
  await expect(high).toHaveCSS('width', '48px');
  await expect(page.getByAltText('32 px', {exact: true})).toHaveCSS('height', '32px');
});
