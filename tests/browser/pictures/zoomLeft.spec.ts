import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {nothingHappensFor} from '../../support/page';

const picture = (page: Page) => page.locator('.theme-doc-markdown img').first();
const enlarged = (page: Page) => page.getByRole('button', {name: /^Close enlarged picture/});
/** What the zoom lays over a page, and does to it. */
const REMAINS = '.medium-zoom-overlay, .medium-zoom-image--opened, .medium-zoom--opened, [inert]';

test.use({reducedMotion: 'no-preference'}); // it takes 0.3 s to be large, and to be small again

/** Milliseconds between the click and the way back, which interrupts its opening. */
const DELAYS = inAudit ? [0, 120, 250, 350] : [120];

test('a picture that is left as it opens or closes leaves the next page free @audit', async ({
  page,
}) => {
  test.slow();
  await page.goto('how-to/record/');
  const goOn = async (): Promise<void> => {
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/record/);
    await expect(picture(page)).toHaveClass(/medium-zoom-image/);
  };
  const expectWorkingZoom = async (): Promise<void> => {
    await expect(page).toHaveURL(/record/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Record/);
    await expect(page.locator(REMAINS)).toHaveCount(0);
    await expect(picture(page)).toHaveClass(/medium-zoom-image/);
    await picture(page).click();
    await expect(enlarged(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(REMAINS)).toHaveCount(0);
  };
  for (const ms of DELAYS) {
    await goOn();
    await page.evaluate((time) => {
      document.querySelector<HTMLElement>('.theme-doc-markdown img')?.click();
      setTimeout(() => history.back(), time);
    }, ms);
    await expectWorkingZoom();
  }
  await goOn();
  await picture(page).click();
  await expect(enlarged(page)).toBeFocused();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.medium-zoom-overlay')?.click();
    history.back();
  });
  await expectWorkingZoom();
});

const LEFT: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'scrolled away': (page) => page.evaluate(() => scrollBy({top: 400, behavior: 'instant'})),
  'by a link': (page) => page.evaluate(() => (location.hash = '#related')),
  turned: (page) => page.setViewportSize({width: 844, height: 390}),
  'clicked away': (page) => page.mouse.click(20, 700),
};

for (const [way, leave] of Object.entries(LEFT)) {
  test(`a picture that is left as it opens, ${way}, closes @audit`, async ({page}) => {
    await page.goto('how-to/choke-sounds/');
    await expect(picture(page)).toHaveClass(/medium-zoom-image/);
    await picture(page).scrollIntoViewIfNeeded();
    await picture(page).click();
    await expect(page.locator('.medium-zoom--opened')).toHaveCount(1);
    await leave(page);
    await expect(page.locator(REMAINS)).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
  });
}

test('a double click, and scrolling by a little, leave a picture enlarged @audit', async ({
  page,
}) => {
  await page.goto('how-to/choke-sounds/');
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
  await picture(page).dblclick();
  await page.mouse.wheel(0, 20);
  await expect(enlarged(page)).toBeFocused();
  await nothingHappensFor(page, 600, 'the picture closes, 150 ms after it is scrolled away');
  await expect(enlarged(page)).toBeFocused();
});

test('a picture whose transition never ends can be closed all the same @audit', async ({page}) => {
  await page.addInitScript(() => {
    addEventListener('transitionend', (event) => event.isTrusted && event.stopPropagation(), {
      capture: true,
    });
  });
  await page.goto('how-to/choke-sounds/');
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
  await picture(page).click();
  await expect(enlarged(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(REMAINS)).toHaveCount(0);
  await expect(picture(page)).toBeFocused();
});
