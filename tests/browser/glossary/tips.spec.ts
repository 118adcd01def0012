import {expect, test, type Page} from '../../support/tab';
import {
  expectNoAxeFindings,
  holdBack,
  nothingHappensFor,
  open,
  watchLayoutShifts,
} from '../../support/page';
import {panel, playIt} from '../../support/play';

const PAGE = 'how-to/choke-sounds/';
const term = (page: Page) =>
  page.locator('.theme-doc-markdown a[href$="/glossary/#choke"]').first();
const tip = (page: Page) => page.locator('#sp-popup');
const DEFINITION = 'One sound ending another';
const TERMS = '**/glossary.json';

const PLACES = {
  left: 'left: 0; top: 30%',
  right: 'right: 0; top: 30%',
  top: 'left: 40%; top: 0',
  bottom: 'right: 0; bottom: 0',
};

test('with a pointer the definition shows, moves nothing, may be moved onto, and is closed for good by Escape', async ({
  page,
}) => {
  await open(page, PAGE);
  const shift = await watchLayoutShifts(page);
  await term(page).hover();
  await expect(tip(page)).toContainText(DEFINITION);
  await expect(page.getByRole('tooltip')).toHaveCSS('visibility', 'visible');
  await expectNoAxeFindings(page, '#sp-popup', ['light']);
  await tip(page).hover();
  await nothingHappensFor(page, 600, 'a tip that the pointer left closes after 300 ms');
  expect(await shift()).toBe(0);
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip(page)).toHaveCount(0);
  expect(await term(page).getAttribute('aria-describedby'), 'words that are gone').toBeNull();
  await term(page).hover();
  await expect(tip(page)).toBeVisible();
  const other = page.locator('.theme-doc-markdown a[href*="/glossary/#"]:visible').nth(1);
  await other.hover(); // on its way out the pointer crosses another term
  await page.mouse.move(5, 5);
  await expect(tip(page)).toHaveCount(0);
  await playIt(page).click();
  await expect(panel(page)).toBeFocused();
  await term(page).hover();
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await nothingHappensFor(page, 500, 'a tip under the pointer opens after 200 ms');
  await expect(panel(page), 'only the topmost closes').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.locator('h2#related ~ ul a').first().hover(); // no term
  await nothingHappensFor(page, 500, 'a tip opens after 200 ms');
  await expect(tip(page)).toHaveCount(0);
  await term(page).hover();
  await expect(tip(page)).toBeVisible();
  await term(page).click();
  await expect(page).toHaveURL(/\/v2\/glossary\/#choke$/);
  await expect(page.locator('h3#choke')).toBeInViewport();
  await expect(tip(page)).toHaveCount(0);
});

test('focus shows it and describes the link by it; Escape leaves the focus, Enter follows', async ({
  page,
}) => {
  const arrive = await holdBack(page, TERMS);
  await open(page, PAGE);
  await page.keyboard.press('Tab'); // from now on the focus is shown, as for readers who use the keyboard
  await term(page).focus();
  await page.keyboard.press('Tab');
  arrive();
  await nothingHappensFor(page, 500, 'a tip opens as soon as its words are there');
  await expect(tip(page)).toHaveCount(0);
  await term(page).focus();
  await expect(tip(page)).toContainText(DEFINITION);
  await expect(term(page)).toHaveAccessibleDescription(/Choke\s*One sound ending another/);
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveCount(0);
  await expect(term(page)).toHaveAccessibleDescription('');
  await page.keyboard.press('Shift+Tab');
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(term(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v2\/glossary\/#choke$/);
});

test.describe('by touch @phone-alone', () => {
  test('the first tap shows the definition with a link to the glossary, a tap elsewhere closes it, a second tap follows the link', async ({
    page,
  }) => {
    await open(page, PAGE);
    await term(page).tap();
    await expect(page.getByRole('group', {name: 'Definition of Choke'})).toContainText(DEFINITION);
    await expect(page.getByRole('status').filter({hasText: DEFINITION})).toHaveCount(1);
    await expect(page).toHaveURL(/choke-sounds\/$/);
    await expectNoAxeFindings(page, '#sp-popup', ['dark']);
    await page.locator('h1').tap();
    await expect(tip(page)).toHaveCount(0);
    await term(page).tap();
    await expect(tip(page)).toBeVisible();
    await term(page).tap();
    await expect(page).toHaveURL(/\/v2\/glossary\/#choke$/);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(/^Choke/);
    await page.locator('h1').tap(); // else the next is the third tap within a moment: nobody goes back that fast
    await term(page).tap();
    await tip(page).getByRole('link', {name: 'Open the glossary'}).tap();
    await expect(page).toHaveURL(/\/v2\/glossary\/#choke$/);

    // While it's on its way another tap follows the link; a single one does if it takes too long.
    await holdBack(page, /popup|glossary\.json/);
    await open(page, PAGE);
    await term(page).tap();
    await term(page).tap();
    await expect(page).toHaveURL(/\/v2\/glossary\/#choke$/, {timeout: 700});
    await open(page, PAGE);
    await term(page).tap();
    await expect(page).toHaveURL(/\/v2\/glossary\/#choke$/);
    await page.unrouteAll();

    // Where no tip comes, a tap follows the link, unless the reader did something else since.
    await page.route(TERMS, (route) => route.fulfill({json: {}})); // of a release without this term
    await open(page, PAGE);
    await term(page).tap();
    await expect(page).toHaveURL(/\/v2\/glossary\/#choke$/);
    await page.route(TERMS, (route) => route.abort());
    const arrive = await holdBack(page, TERMS);
    await open(page, PAGE);
    await term(page).tap();
    await page.locator('h2#related ~ ul a').first().tap();
    await expect(page).not.toHaveURL(/choke-sounds/);
    const address = page.url();
    arrive();
    await nothingHappensFor(page, 500, 'where a tip fails, its link is followed at once');
    expect(page.url()).toBe(address);
  });
});

test('stays on screen for a link at any edge @audit', async ({page}) => {
  await open(page, PAGE);
  for (const [place, css] of Object.entries(PLACES)) {
    await term(page).evaluate((link, style) => {
      link.blur();
      link.setAttribute('style', `position: fixed; z-index: 1; ${style}`);
    }, css);
    await expect(tip(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await term(page).focus();
    await expect(tip(page), place).toHaveCSS('visibility', 'visible');
    await expect(tip(page), place).toBeInViewport({ratio: 1});
    const [link, box] = await Promise.all([term(page).boundingBox(), tip(page).boundingBox()]);
    if (place === 'left' || place === 'right') {
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0);
    }
  }
});

test('at 400 % it leaves its link free, and all of it can be read', async ({page}) => {
  await page.setViewportSize({width: 320, height: 225});
  await open(page, 'troubleshooting/no-sound/');
  const terms = page.locator('.theme-doc-markdown a[href*="/glossary/#"]:visible');
  for (const link of (await terms.all()).slice(0, 5)) {
    await link.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
    await link.hover();
    await expect(tip(page)).toHaveCSS('visibility', 'visible');
    await expect(tip(page)).toBeInViewport({ratio: 0.99});
    await tip(page).evaluate((one) => one.scrollTo(0, 10_000));
    const isFree = await link.evaluate((one) => {
      const [{left, top, width, height} = new DOMRect()] = one.getClientRects();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect.soft(isFree, (await link.textContent()) ?? '').toBe(true);
    await expect(tip(page).locator('#sp-popup-words > span')).toBeInViewport({ratio: 0.1});
    await page.mouse.move(5, 5);
    await expect(tip(page)).toHaveCount(0);
  }
  await terms.first().hover();
  await expect(tip(page)).toBeVisible();
  await terms.first().click({timeout: 3000});
  await expect(page).toHaveURL(/\/v2\/glossary\/#/);
});
