import {expect} from '../../support/tab';
import {holdBack, noteFaults, nothingChanges, open, watchLayoutShifts} from '../../support/page';
import {test} from '../../support/writtenTab';

/** Parts of the page with each construct, one by one. The page as a whole: ./everything.spec.ts */

test('in dark mode drawings that ask for it are turned, enlarged ones too, and photographs never', async ({
  page,
  copy,
}) => {
  await open(page, `${copy.address}everything/`);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  const turned = await page
    .locator('.theme-doc-markdown img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((picture) => getComputedStyle(picture).filter !== 'none')
        .map(({alt}) => alt),
    );
  expect(turned).toEqual(['Two paths']);
  // Of a pair, one for each mode, each is drawn for its ground (everythingElsewhere.spec.ts).
  const others = page.locator('.theme-doc-markdown img:not([data-only])');
  const paperless = await others.evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((picture) => {
        const {filter, backgroundColor} = getComputedStyle(picture);
        return filter === 'none' && backgroundColor !== 'rgb(255, 255, 255)';
      })
      .map(({alt}) => alt),
  );
  expect(paperless, 'the others stand on paper').toEqual([]);
  for (const [alt, filter] of [
    ['A photograph', /none/],
    ['Two paths', /invert/],
  ] as const) {
    const picture = page
      .getByRole('button', {name: `Enlarge picture: ${alt}`, exact: true})
      .first();
    await picture.click();
    const enlarged = page.locator('.medium-zoom-image--opened');
    await expect(enlarged).toBeFocused(); // it ignores keys before
    await expect(enlarged).toHaveCSS('filter', filter);
    await expect
      .poll(() =>
        enlarged.evaluate((one: HTMLImageElement) => {
          const {width, height} = one.getBoundingClientRect();
          return Math.abs(width / height / (one.naturalWidth / one.naturalHeight) - 1) < 0.02;
        }),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(enlarged).toHaveCount(0);
  }
});

test('code, cards, contents lists, lists and columns look as they are meant to @audit', async ({
  page,
  copy,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `${copy.address}everything/`);

  await test.step('code has room, and a line that fits no scroll bar and no button to wrap it', async () => {
    const fits = page.locator('.theme-code-block', {hasText: 'it fits'});
    await expect(fits.locator('code')).toHaveCSS('padding', '16px');
    const code = fits.locator('pre');
    expect(await code.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
    await expect(fits.getByRole('button', {name: /wrap/i})).toHaveCount(0);
  });

  await test.step('cards have no line under them, and a title smaller than a heading', async () => {
    const card = page.locator('.theme-doc-markdown a.card').first();
    await expect(card).toHaveCSS('text-decoration-line', 'none');
    await expect(card.locator('h2')).toHaveCSS('font-size', '19.2px');
    await expect(card.locator('h2')).toHaveCSS('margin-top', '0px');
  });

  await test.step('each level of a contents list is indented; one in the text has its arrow and ground', async () => {
    const indents = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((all) => all.map((link) => parseFloat(getComputedStyle(link).paddingLeft)));
    expect([...new Set(indents)].sort((a, b) => a - b)).toHaveLength(5);
    const button = page.locator('.theme-doc-markdown .sp-toc-button');
    const arrow = await button.evaluate((one) => getComputedStyle(one, '::after').clipPath);
    expect(arrow).toMatch(/^polygon/);
    const [ground, sunken] = await button.evaluate((one) => [
      getComputedStyle(one.parentElement ?? one).backgroundColor,
      getComputedStyle(one.parentElement ?? one).getPropertyValue('--sp-surface-sunken'),
    ]);
    expect([ground, sunken]).toEqual(['rgb(246, 241, 234)', '#f6f1ea']);
  });

  await test.step('notes at the foot, and lists by hand, are no steps', async () => {
    for (const list of ['[data-footnotes] > ol', 'ol:has(> li:text("Not steps"))'])
      await expect(page.locator(list)).toHaveCSS('list-style-type', 'decimal');
    await expect(page.locator('.sp-steps').first()).toHaveCSS('list-style-type', 'none');
  });

  await test.step('columns at the right stand beside their label on phones', async () => {
    const cell = page.locator('td[data-label="Right"]').first();
    await page.setViewportSize({width: 390, height: 800});
    await expect(cell).toHaveCSS('text-align', 'start');
    await page.setViewportSize({width: 768, height: 800});
    await expect(cell).toHaveCSS('text-align', 'end');
  });
});

test('code within tabs stays as it was built, without an error, however late its own code comes @audit', async ({
  page,
  copy,
}) => {
  const messages = noteFaults(page, /type "drummer"/);
  const letGo = await holdBack(page, '**/assets/js/code-block.*.js');
  await page.goto(`${copy.address}everything/`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  const block = page.locator('.theme-code-block', {hasText: 'chip'});
  await expect(block.locator('.token').first()).toBeVisible();
  const shifted = await watchLayoutShifts(page);
  letGo();
  await expect(block.getByRole('button', {name: /copy/i})).toBeAttached();
  await nothingChanges(page);
  expect(await shifted()).toBeLessThan(0.001);
  expect(messages).toEqual([]);
});
