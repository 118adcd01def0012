import {expect, test, type Page} from '@playwright/test';

const PAGE = 'how-to/choke-sounds/';
const picture = (page: Page) => page.locator('.theme-doc-markdown img').first();
const backdrop = (page: Page) => page.locator('.medium-zoom-overlay');
const open = (page: Page) => page.locator('.medium-zoom--opened');

async function ready(page: Page): Promise<void> {
  await page.goto(PAGE);
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
}

async function zoomIn(page: Page): Promise<void> {
  await ready(page);
  await picture(page).click();
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(2); // the picture and its clone
}

test('attaches a second after load and after a route change, not before', async ({page}) => {
  await page.clock.install();
  await page.goto(PAGE);
  await page.waitForFunction(() => document.querySelector('html')?.dataset.hasHydrated === 'true');
  await page.clock.runFor(900);
  await expect(picture(page)).not.toHaveClass(/medium-zoom-image/);
  await page.clock.runFor(200);
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(picture(page)).not.toHaveClass(/medium-zoom-image/);
  await page.clock.runFor(1100);
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
});

test('leaves a margin of 12 px', async ({page}) => {
  await page.setViewportSize({width: 700, height: 1400});
  await zoomIn(page);
  const box = await page.locator('img.medium-zoom-image--opened').last().boundingBox();
  expect(box?.x).toBeCloseTo(12, 0);
  expect(box?.width).toBeCloseTo(700 - 24, 0);
});

test('closes on a second click', async ({page}) => {
  await zoomIn(page);
  await page.locator('img.medium-zoom-image--opened').last().click();
  await expect(open(page)).toHaveCount(0);
});

test('closes on Escape', async ({page}) => {
  await zoomIn(page);
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
});

test('closes on resize', async ({page}) => {
  await zoomIn(page);
  await page.setViewportSize({width: 1100, height: 700});
  await expect(open(page)).toHaveCount(0);
});

test('closes when scrolled by more than 40 px, not by less', async ({page}) => {
  await zoomIn(page);
  await page.mouse.wheel(0, 30);
  await page.waitForTimeout(400); // longer than the close delay of 150 ms
  await expect(open(page)).toHaveCount(1);
  await page.mouse.wheel(0, 30);
  await expect(open(page)).toHaveCount(0);
});

test('the backdrop is white, dark gray in dark mode, also when the mode changes while open', async ({
  page,
}) => {
  await zoomIn(page);
  await expect(backdrop(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(backdrop(page)).toHaveCSS('background-color', 'rgb(36, 36, 36)');
});

test('opens and closes by keyboard, and says what it does', async ({page}) => {
  await ready(page);
  const alt = await picture(page).getAttribute('alt');
  const button = page.getByRole('button', {name: `Enlarge picture: ${alt}`});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(open(page)).toHaveCount(1);
});

test('leaves icons and linked pictures alone', async ({page}) => {
  await page.goto(PAGE);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.append(document.createElement('img'));
    document.querySelector('.theme-doc-markdown')?.append(link);
  });
  await expect(picture(page)).toHaveClass(/medium-zoom-image/);
  await expect(page.locator('a img.medium-zoom-image, .navbar img.medium-zoom-image')).toHaveCount(
    0,
  );
});
