import {expect, test, type Page} from '../../support/tab';

const picture = (page: Page) => page.locator('.theme-doc-markdown img').first();
/** What the zoom lays over a page, and does to it. */
const REMAINS = '.medium-zoom-overlay, .medium-zoom-image--opened, .medium-zoom--opened, [inert]';

test.use({reducedMotion: 'no-preference'}); // it takes 0.3 s to be large, and to be small again

async function expectWorkingZoom(page: Page): Promise<void> {
  await expect(page.locator(REMAINS)).toHaveCount(0);
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
  await picture(page).click();
  await expect(page.getByRole('button', {name: /^Close enlarged picture/})).toBeFocused();
}

for (const ms of [0, 120, 250, 350]) {
  test(`a picture that is left ${String(ms)} ms after the click leaves the next page free`, async ({
    page,
  }) => {
    await page.goto('how-to/record/');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/record/);
    await expect(picture(page)).toHaveClass(/medium-zoom-image/);
    await page.evaluate((time) => {
      document.querySelector<HTMLElement>('.theme-doc-markdown img')?.click();
      setTimeout(() => history.back(), time);
    }, ms);
    await expect(page).toHaveURL(/record/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Record/);
    await expectWorkingZoom(page);
  });
}

test('a picture that is left as it closes leaves the next page free', async ({page}) => {
  await page.goto('how-to/record/');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/record/);
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
  await picture(page).click();
  await expect(page.getByRole('button', {name: /^Close enlarged picture/})).toBeFocused();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.medium-zoom-overlay')?.click();
    history.back();
  });
  await expect(page).toHaveURL(/record/);
  await expectWorkingZoom(page);
});

test('a picture whose transition never ends can be closed all the same', async ({page}) => {
  await page.addInitScript(() => {
    addEventListener('transitionend', (event) => event.isTrusted && event.stopPropagation(), {
      capture: true,
    });
  });
  await page.goto('how-to/choke-sounds/');
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
  await picture(page).click();
  await expect(page.getByRole('button', {name: /^Close enlarged picture/})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(REMAINS)).toHaveCount(0);
  await expect(picture(page)).toBeFocused();
});
