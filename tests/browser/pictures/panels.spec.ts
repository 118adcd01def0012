import {expect, test, type Page} from '../../support/tab';
import {expectNoAxeFindings, nothingChanges, open} from '../../support/page';

const PAGE = 'software-overview/modules/controllers/note-controller/';
const row = (page: Page, number: string) => page.locator(`tr[data-number="${number}"]`);
const ring = (page: Page) => page.locator('.sp-panel-ring');
const panel = (page: Page) => page.locator('figure[data-panel] > img');

/** Opens the page, and waits until its listeners are there. */
async function ready(page: Page): Promise<void> {
  await open(page, PAGE);
  await panel(page).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
}

/** How far the ring's middle is from the picture's left and top edges, in pixels. */
async function ringPlace(page: Page): Promise<{x: number; y: number}> {
  const [around, picture] = await Promise.all([
    ring(page).boundingBox(),
    panel(page).boundingBox(),
  ]);
  if (!around || !picture) throw new Error('There is no ring, or no picture.');
  return {
    x: around.x + around.width / 2 - picture.x,
    y: around.y + around.height / 2 - picture.y,
  };
}

/** The middle of a number, as the picture's file has it, in pixels of the picture shown. */
async function numberPlace(page: Page, number: string): Promise<{x: number; y: number}> {
  return panel(page).evaluate(async (image: HTMLImageElement, wanted) => {
    const text = await (await fetch(image.currentSrc)).text();
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const disc = svg.querySelector(`[data-number="${wanted}"]`);
    const [, , width = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const style = getComputedStyle(image);
    const left = parseFloat(style.paddingLeft);
    const scale = (image.clientWidth - left - parseFloat(style.paddingRight)) / width;
    return {
      x: left + Number(disc?.getAttribute('cx')) * scale,
      y: parseFloat(style.paddingTop) + Number(disc?.getAttribute('cy')) * scale,
    };
  }, number);
}

test('a row and the number of its part light up together, whichever is under the pointer', async ({
  page,
}) => {
  await ready(page);
  for (const number of ['1', '7']) {
    await row(page, number).hover();
    await expect(row(page, number)).toHaveAttribute('data-lit');
    const [at, wanted] = await Promise.all([ringPlace(page), numberPlace(page, number)]);
    expect(Math.hypot(at.x - wanted.x, at.y - wanted.y)).toBeLessThan(2);
  }
  await page.locator('h1').hover();
  await expect(ring(page)).toHaveCount(0);
  await expect(page.locator('[data-lit]')).toHaveCount(0);

  const {x, y} = await numberPlace(page, '3');
  await panel(page).hover({position: {x, y}});
  await panel(page).hover({position: {x: x + 2, y}});
  await expect(row(page, '3')).toHaveAttribute('data-lit');
  await expect(ring(page)).toBeVisible();
  await panel(page).hover({position: {x: 3, y: 3}});
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await panel(page).hover({position: {x, y}});
  await expectNoAxeFindings(page, 'table:has([data-number])');
  await expect(ring(page)).toBeVisible();
  await page.setViewportSize({width: 900, height: 800});
  await expect(ring(page), 'the part is elsewhere now').toHaveCount(0);
});

test('a row lights up for the keyboard too, where it has a link @audit', async ({page}) => {
  await open(page, 'software-overview/modules/panels/submodules/');
  const link = page.locator('tr[data-number] a').first();
  await link.focus();
  await expect(page.locator('tr[data-lit]')).toHaveCount(1);
  await expect(ring(page)).toBeVisible();
});

test('a row that the pointer has left stays dark where the code comes late @audit', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/js/panels.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await ready(page);
  const asked = page.waitForRequest('**/js/panels.*.js');
  await row(page, '1').hover();
  await asked;
  await page.locator('h1').hover();
  const came = page.waitForResponse('**/js/panels.*.js');
  release();
  await came;
  await nothingChanges(page);
  expect(await page.locator('[data-lit]').count()).toBe(0);
});
