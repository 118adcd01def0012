import {expect, test, type Page} from '../../support/tab';
import {expectNoAxeFindings, hydrated, nothingHappensFor} from '../../support/page';

const PAGE = 'how-to/choke-sounds/';
const picture = (page: Page) => page.locator('.theme-doc-markdown img').first();
const widePicture = (page: Page) => page.locator(".theme-doc-markdown img[width='672']").first();
const backdrop = (page: Page) => page.locator('.medium-zoom-overlay');
const clone = (page: Page) => page.locator('img.medium-zoom-image--opened');
const open = (page: Page) => page.locator('.medium-zoom--opened');

async function ready(page: Page, route = PAGE): Promise<void> {
  await page.goto(route);
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
}

/** Waits until the picture is enlarged; medium-zoom ignores keys and clicks before. */
async function enlarged(page: Page): Promise<void> {
  await expect(page.getByRole('button', {name: /^Close enlarged picture/})).toBeFocused();
}

/** Notes when pictures get their zoom, counted from the moment the page was shown. */
async function recordAttachTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, {attachTimes: times});
    let shownAt = 0;
    let title = '';
    new MutationObserver(() => {
      const h1 = document.querySelector('h1')?.textContent ?? '';
      const hydrated = document.documentElement.dataset.hasHydrated === 'true';
      if (hydrated && h1 !== title) {
        title = h1;
        shownAt = performance.now();
      }
      const attached = document.querySelector('.medium-zoom-image') !== null;
      if (attached && shownAt > 0) {
        times.push(performance.now() - shownAt);
        shownAt = 0;
      }
    }).observe(document, {attributes: true, childList: true, subtree: true});
  });
}

test('attaches a second after load and a second after a route change', async ({page}) => {
  await recordAttachTimes(page);
  const times = () =>
    page.evaluate(() => (window as unknown as {attachTimes: number[]}).attachTimes);
  await page.goto(PAGE);
  await hydrated(page); // or React would take them away
  await page.evaluate(() => {
    const controls = ['a', 'button', 'summary', 'label', 'b role="tab"', 'b role="button"'];
    document
      .querySelector('.theme-doc-markdown')
      ?.insertAdjacentHTML(
        'beforeend',
        controls.map((name) => `<${name}><img></${name}>`).join(''),
      );
  });
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
  await expect(page.locator('.theme-doc-markdown img:not([src])')).toHaveCount(6);
  const others = page.locator('img:not([src]), a img, .navbar img');
  await expect(others.and(page.locator('.medium-zoom-image'))).toHaveCount(0);
  await page.locator('.pagination-nav__link--next').click();
  await expect.poll(async () => (await times()).length).toBe(2);
  for (const time of await times()) {
    expect(time).toBeGreaterThan(600); // on a busy machine the page counts as shown late, and pictures too
    expect(time).toBeLessThan(4000);
  }
});

test('covers the window, white or dark gray as the mode changes, and shows the picture once', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500}); // so that the picture reaches the top
  await ready(page);
  await picture(page).click();
  await enlarged(page);
  await expect(backdrop(page)).toHaveCSS('opacity', '1');
  expect(await backdrop(page).boundingBox()).toEqual({x: 0, y: 0, ...page.viewportSize()});
  await expect(picture(page)).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(1);
  const above = await page.evaluate(() => {
    const points = [30, 200, 640, 900, 1250].flatMap((x) =>
      [5, 20, 60].map((y) => [x, y] as const),
    );
    return points.map(([x, y]) => document.elementFromPoint(x, y)?.className ?? '');
  });
  expect(above.filter((name) => !/medium-zoom-(?:overlay|image--opened)/.test(name))).toEqual([]);
  await expect(clone(page)).toBeInViewport({ratio: 0.99999}); // as exact as shares are
  await expect(backdrop(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(backdrop(page)).toHaveCSS('background-color', 'rgb(36, 36, 36)');
  await expectNoAxeFindings(page, '.medium-zoom-image--opened');
  await page.mouse.click(30, 60); // where the navbar was
  await expect(open(page)).toHaveCount(0);
  await expect(page).toHaveURL(/choke-sounds\/$/);

  await page.setViewportSize({width: 700, height: 1400});
  await picture(page).click();
  await enlarged(page);
  const box = await clone(page).boundingBox();
  expect(box?.x, 'its margin').toBeCloseTo(12, 0);
  expect(Math.abs((box?.width ?? 0) - (700 - 24))).toBeLessThan(1);
});

test('closes on a second click, on Escape, on resize, and when scrolled by more than 40 px; stays as a dialog over it is closed', async ({
  page,
}) => {
  const ways = [
    () => clone(page).click(),
    () => page.keyboard.press('Escape'),
    () => page.setViewportSize({width: 1100, height: 700}),
    () => page.mouse.wheel(0, 30), // the second time
  ];
  await ready(page);
  for (const [index, close] of ways.entries()) {
    await picture(page).click();
    await enlarged(page);
    if (index === 3) {
      await page.mouse.wheel(0, 30);
      await nothingHappensFor(page, 400, 'the picture closes 150 ms after it is scrolled away');
      await expect(open(page)).toHaveCount(1);
    }
    await close();
    await expect(open(page)).toHaveCount(0);
  }
  await picture(page).click();
  await page.keyboard.press('Escape'); // as it still opens
  await expect(clone(page)).toHaveCount(0);
  await expect(open(page)).toHaveCount(0);

  await picture(page).click();
  await enlarged(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await nothingHappensFor(page, 400, 'the picture closes within 300 ms of the key');
  await expect(open(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(clone(page)).toHaveCount(0);
});

test('opens and closes by keyboard, says what it does, and keeps the focus', async ({page}) => {
  await ready(page);
  const alt = await picture(page).getAttribute('alt');
  const button = page.getByRole('button', {name: `Enlarge picture: ${alt}`});
  await button.focus();
  await page.keyboard.press('Enter');
  await enlarged(page);
  await expect(page.getByRole('button', {name: `Close enlarged picture: ${alt}`})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(clone(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await enlarged(page);
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(clone(page)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(clone(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.locator('.theme-doc-markdown :focus, .theme-doc-markdown ~ * :focus'),
  ).toHaveCount(1);
  await page.setViewportSize({width: 640, height: 400}); // there it would get smaller
  await expect(page.getByRole('button', {name: `Show whole picture: ${alt}`})).toHaveCount(1);
});

test.describe('a phone', () => {
  test.skip(({browserName}) => browserName !== 'chromium', 'Firefox is no phone');
  test.use({isMobile: true}); // what is too wide widens the page

  test('a wide picture, which scrolls in the page, is turned and seen whole on a phone @phone-alone', async ({
    page,
  }) => {
    await ready(page, 'how-to/midi-in/');
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      const before = await widePicture(page).boundingBox();
      await widePicture(page).click();
      await enlarged(page);
      expect(await page.evaluate(() => innerWidth)).toBe(width);
      const height = async () => (await clone(page).boundingBox())?.height;
      await expect.poll(height).toBeGreaterThan(1.2 * width);
      await expect(clone(page)).toBeInViewport({ratio: 0.99}); // a fraction of a pixel
      await page.keyboard.press('Escape');
      await expect(clone(page)).toHaveCount(0);
      expect(await widePicture(page).boundingBox()).toMatchObject({
        width: before?.width,
        height: before?.height,
      });
    }
  });
});
