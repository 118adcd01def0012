import {expect, test} from '../../support/tab';
import {open} from '../../support/page';
import {
  drumPoint,
  expectSound,
  figure,
  listen,
  panel,
  playIt,
  startDemo,
  told,
} from '../../support/play';

const PAGE = 'software-overview/hardware-panel/hardware-inputs/drum-training/';

test('each zone answers once its level is trained, and its neighbor until then', async ({page}) => {
  await listen(page);
  await startDemo(page, PAGE);
  const strike = async (x: number, y: number): Promise<void> => {
    const at = await drumPoint(page, x, y);
    await page.mouse.click(at.x, at.y);
  };
  await strike(-76, 62); // the stick across the rim
  await expect(told(page)).toHaveText('Cross-stick, medium: taken for rim-shoulder');
  await strike(82, 0);
  await expect(told(page)).toHaveText('Rimshot-edge, medium: taken for edge');
  await page.getByRole('radio', {name: '1–2'}).check();
  await strike(-76, 62);
  await expect(told(page)).toHaveText('Cross-stick, medium: cross-stick');
  await strike(100, 88); // in the corner
  await expect(told(page)).toHaveText('Shell, medium: taken for rim-shoulder');
  await page.getByRole('radio', {name: '1–3'}).check();
  await page.keyboard.press('h');
  await expect(told(page)).toHaveText('Shell, medium: shell');
  await page.keyboard.press('c');
  await expectSound(page, true);
  await page.getByRole('radio', {name: 'None'}).check();
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: not recognized');
});

test('the start page’s drum plays where its picture stood @audit', async ({page}) => {
  await listen(page);
  await open(page, '');
  const search = page.locator('.sp-front-search');
  const [picture, below] = [await figure(page).boundingBox(), await search.boundingBox()];
  // All of the picture can be pressed, not its words alone.
  await figure(page).click({position: {x: 100, y: 100}});
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  expect(await figure(page).boundingBox()).toEqual(picture);
  expect(await search.boundingBox()).toEqual(below);
  const {x, y} = await drumPoint(page, -76, 62);
  await page.mouse.click(x, y);
  await expect(told(page)).toHaveText('Cross-stick, medium');
  await expect(panel(page).locator('.sp-play-foot')).toHaveText(/not the screen/);
  await page.keyboard.press('c');
  await expectSound(page, true);
  await expect(panel(page).locator('.sp-play-main')).toBeHidden();
  await panel(page).getByRole('button', {name: 'Play a pattern'}).click();
  await expect.poll(() => panel(page).locator('.sp-strip-stem').count()).toBeGreaterThanOrEqual(7);
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await expect(playIt(page)).toBeFocused();
});
