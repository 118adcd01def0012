import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {
  expectNoAxeFindings,
  goWithin,
  holdBack,
  nothingHappensFor,
  open,
  turnWheel,
} from '../../support/page';

const menu = (page: Page) => page.locator('.navbar-sidebar');
const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

test.describe('on a phone @phone-alone', () => {
  test('is drawn when it is first opened, slides in, prefetches nothing before, and closes at desktop width', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    const prefetched = () => page.locator('link[rel=prefetch]').count();
    await open(page, 'how-to/');
    await expect.poll(prefetched).toBeGreaterThan(0); // pages whose links are in view
    const before = await prefetched();
    await expect(menu(page)).toHaveCount(0);
    const started = await page.evaluateHandle(() => {
      const moves: string[] = [];
      document.addEventListener('transitionrun', ({target, propertyName}) => {
        if ((target as Element).matches('.navbar-sidebar')) moves.push(propertyName);
      });
      return moves;
    });
    await toggle(page).click();
    await expect.poll(() => started.jsonValue()).toContain('transform');
    await expect(menu(page)).toBeInViewport({ratio: 1});
    await expect(
      menu(page).getByRole('link', {name: 'Choke one sound with another'}),
    ).toBeVisible();
    await expect.poll(prefetched).toBeGreaterThan(before + 5);
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const width of inAudit ? [390, 320] : [320]) {
      await page.setViewportSize({width, height: 844});
      await expectNoAxeFindings(page, '.navbar-sidebar');
    }
    await page.setViewportSize({width: 1280, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('closes by its button, stays closed on the next page and opens again; its links lead to Welcome', async ({
    page,
  }) => {
    await open(page, 'how-to/choke-sounds/');
    await toggle(page).click();
    await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page).getByRole('link', {name: 'Glossary'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('Glossary');

    for (const [name, link] of [
      ['the mark', '.navbar__brand'],
      ['V2', '[aria-current="true"]'],
    ] as const) {
      const back = menu(page).getByRole('button', {name: /Back to main menu/});
      if (name === 'V2') {
        await back.press('Enter');
        await expect(menu(page).locator('.navbar-sidebar__item:focus-within')).toHaveCount(1);
        await expect(menu(page).locator('[inert] :focus')).toHaveCount(0);
      }
      await menu(page).locator(link).first().click();
      await expect(page, name).toHaveURL(/\/v2\/$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Welcome');
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(page.locator('[inert]:has(main), [inert]:has(.navbar__toggle)')).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      await goWithin(page, '/v2/how-to/choke-sounds/');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Choke one sound with another',
      );
      await toggle(page).click();
    }
  });

  test('keeps the page that a link of it leaves out of reach until the next is there; Back before that gives it back @audit', async ({
    page,
  }) => {
    const covered = page.locator('[inert]:has(main)');
    await open(page, 'how-to/choke-sounds/');
    const arrive = await holdBack(page, '**/assets/js/*.js');
    const follow = async (): Promise<void> => {
      await toggle(page).click();
      await menu(page).getByRole('link', {name: 'Glossary'}).click();
      await expect(page).toHaveURL(/glossary\/$/);
      await expect(menu(page)).toBeHidden();
      await expect(covered).toHaveCount(1);
    };
    await follow();
    await page.goBack();
    await expect(page).toHaveURL(/choke-sounds\/$/);
    await expect(covered).toHaveCount(0);
    await follow();
    arrive();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    await expect(covered).toHaveCount(0);
  });

  test('holds the focus whatever Tab is pressed; Escape gives it back to its button', async ({
    page,
  }) => {
    await open(page, 'how-to/choke-sounds/');
    await turnWheel(page, 600);
    await turnWheel(page, -200);
    const place = 400;
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    const seen = new Set<string>();
    for (let key = 0; key < 40; key += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const {activeElement: element} = document;
        if (!element || element === document.body) return 'outside the page'; // the browser's own controls
        const shown = element.checkVisibility({
          visibilityProperty: true,
          contentVisibilityAuto: true,
        });
        const {left, right} = element.getBoundingClientRect();
        const isIn =
          element.closest('.navbar-sidebar') !== null && shown && left >= 0 && right <= innerWidth;
        return isIn ? element.textContent || element.getAttribute('aria-label') : element.outerHTML;
      });
      seen.add(focused ?? '');
    }
    const strays = [...seen].filter((one) => one.startsWith('<'));
    expect(strays, 'what is not in sight in the menu').toEqual([]);
    expect(seen.size).toBeGreaterThan(8);
    const address = page.url();
    await page.keyboard.press('n'); // else the next page
    await nothingHappensFor(page, 300, 'a key leads on at once');
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.keyboard.press('Enter'); // opened again, it's there already, and hidden until then
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar__items .navbar__brand')).toBeFocused(); // the page is in reach again
  });
});
