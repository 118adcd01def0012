import {expect, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {expectNoAxeFindings, nothingHappensFor, open} from '../../support/page';
import {test} from '../../support/writtenTab';

const PAGE = 'unsure/';
const EXPLAINED = 'Nobody has checked this on a screen of version 2.';
const mark = (page: Page) => page.locator('.theme-doc-markdown > p .sp-unsure');
const sign = (page: Page) => mark(page).getByRole('link', {name: '(not checked)', exact: true});
const tip = (page: Page) => page.locator('#sp-popup');
const answer = (page: Page, name: string) => tip(page).getByRole('link', {name});

test('words and sign say what the mark means, by pointer and by key; the answers open a report, and Tab leads through them', async ({
  page,
  copy,
}) => {
  await open(page, copy.address + PAGE);
  await mark(page).locator('strong').hover();
  await expect(tip(page)).toContainText(EXPLAINED);
  await answer(page, 'It’s so').hover();
  await nothingHappensFor(page, 600, 'a tip that the pointer left closes after 300 ms');
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip(page)).toHaveCount(0);
  await mark(page).getByRole('link', {name: 'zone'}).hover(); // a term keeps its own tip
  await expect(tip(page)).toContainText('Zone');
  await expect(tip(page)).not.toContainText(EXPLAINED);
  await sign(page).click();
  await expect(tip(page)).toBeVisible();
  await expect(page).toHaveURL(/unsure\/$/);
  await page.mouse.move(5, 5);
  await expect(tip(page)).toHaveCount(0);

  await page.locator('td .sp-unsure').first().hover();
  await expect(tip(page)).toBeVisible();
  const [so, other] = await tip(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)));
  expect(so?.pathname).toMatch(/\/issues\/new$/);
  expect(Object.fromEntries(so?.searchParams ?? [])).toMatchObject({
    template: 'page.yml',
    title: 'A page with marks: It’s so',
    page: `https://help.sunhou.se/help/writing/unsure/#other-places`,
    heading: 'In other places',
    problem: '“A short one clicks”\n\nIt’s so: ',
  });
  expect(other?.searchParams.get('problem')).toMatch(/\n\nIt’s different: $/);

  await page.mouse.move(5, 5);
  await expect(tip(page)).toHaveCount(0);
  await sign(page).evaluate((link: HTMLElement) => link.click()); // as screen readers press
  await expect(page.locator('.sp-announcement')).toContainText(EXPLAINED);
  await page.keyboard.press('Tab'); // from now on the focus is shown, as for readers who use the keyboard
  await sign(page).focus();
  await expect(sign(page)).toHaveAccessibleDescription(new RegExp(EXPLAINED));
  await page.keyboard.press('Tab');
  await expect(answer(page, 'It’s so')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'It’s different')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveCount(0);

  await sign(page).focus();
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(sign(page)).toBeFocused();
  await nothingHappensFor(page, 400, 'a tip at a focused sign opens at once');
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(tip(page)).toBeVisible();
  await expect(page).toHaveURL(/unsure\/$/);
  await page.keyboard.press('Escape');

  // At the foot of the window the tip stands above all lines of the words that it asks about.
  await sign(page).blur();
  await page.setViewportSize({width: 390, height: 500});
  const foot = await mark(page).evaluate((words) => {
    words.prepend('Words that need a second and a third line on a phone. '.repeat(2));
    return Math.ceil(words.getBoundingClientRect().bottom);
  });
  await page.setViewportSize({width: 390, height: foot + 20});
  await sign(page).focus();
  await expect(tip(page)).toBeVisible();
  const [top, bottom] = await Promise.all([
    mark(page).evaluate((words) => words.getBoundingClientRect().top),
    tip(page).evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  expect(bottom).toBeLessThanOrEqual(top);
});

for (const width of inAudit ? [320, 390, 1280] : [320]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({viewport: {width, height: 700}, hasTouch: true});

    test('no line begins with a sign; each opens by a tap, is large enough and fits @audit', async ({
      page,
      copy,
    }) => {
      await open(page, copy.address + PAGE);
      const apart = await page.locator('.sp-unsure').evaluateAll(
        (all) =>
          all.filter((one) => {
            const words = [...(one.querySelector('u')?.getClientRects() ?? [])].at(-1);
            const box = one.querySelector(':scope > a')?.getClientRects()[0];
            return !words || !box || box.top > words.bottom || box.left < words.left;
          }).length,
      );
      expect(apart).toBe(0);
      // Without the sign some lines break elsewhere: those differ by a whole line.
      const raised = await page.locator('.sp-unsure > a').evaluateAll(
        (all: HTMLElement[]) =>
          all.filter((one) => {
            const block = one.closest('p, li, td, dd') ?? one;
            const {height} = block.getBoundingClientRect();
            one.style.display = 'none';
            const without = block.getBoundingClientRect().height;
            one.style.display = '';
            return height - without > 0.2 && height - without < 15;
          }).length,
      );
      expect(raised).toBe(0);
      const signs = page.locator('.sp-unsure > a');
      await expect(signs).toHaveCount(8);
      let below = 0;
      for (const one of await signs.all()) {
        await one.tap();
        await expect(tip(page)).toHaveCSS('visibility', 'visible');
        await expect(tip(page)).toBeInViewport({ratio: 1});
        await expect(tip(page)).toHaveCSS('font-weight', '400');
        // What it asks about stays in sight, but where there is no room below.
        const words = await one.locator('xpath=preceding-sibling::u').boundingBox();
        const box = await tip(page).boundingBox();
        const end = (words?.y ?? NaN) + (words?.height ?? NaN);
        if (box && end + box.height + 20 < 700) {
          expect(box.y).toBeGreaterThanOrEqual(end - 1);
          below += 1;
        }
        for (const link of await tip(page).getByRole('link').all()) {
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
        }
        const target = await one.evaluate((element) => {
          const {width: wide, height} = getComputedStyle(element, '::after');
          return [parseFloat(wide), parseFloat(height)];
        });
        expect(Math.min(...target)).toBeGreaterThanOrEqual(24);
        await page.keyboard.press('Escape'); // it may lie over the next sign
      }
      expect(below).toBeGreaterThan(3);
      await signs.last().tap();
      await expectNoAxeFindings(page, '#sp-popup', inAudit ? undefined : ['dark']);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
      await page.locator('h1').tap();
      await expect(tip(page)).toHaveCount(0);
    });
  });
}

test('a sign leads to “Mistake on this page?” when its tip can’t be loaded; it is there in forced colors and on paper @audit', async ({
  page,
  copy,
}) => {
  await page.route('**/assets/js/popup.*.js', (route) => route.abort());
  await open(page, copy.address + PAGE);
  await sign(page).click();
  await expect(page).toHaveURL(/unsure\/#something-wrong$/);
  await expect(page.locator('#something-wrong')).toBeInViewport();

  await page.emulateMedia({forcedColors: 'active'});
  await expect(sign(page)).toHaveCSS('border-top-style', 'solid');
  await expect(mark(page).locator('u')).toHaveCSS('text-decoration-style', 'dotted');
  await page.emulateMedia({forcedColors: 'none', media: 'print'});
  await expect(sign(page).locator('span')).toHaveCSS('position', 'static');
  await expect(sign(page)).toHaveCSS('text-decoration-line', 'none');
  const pseudo = await sign(page).evaluate((element) =>
    ['::before', '::after'].map((part) => getComputedStyle(element, part).content),
  );
  expect(pseudo).toEqual(['none', 'none']);
});
