import {expect, test} from '../../support/tab';
import {nothingHappensFor, open} from '../../support/page';
import {expectSound, figure, listen, playIt, startDemo, told} from '../../support/play';

const PAGE = 'how-to/choke-sounds/';

test('nothing of it is asked for, and no audio is there, before the press; a next page ends both', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await listen(page);
  await page.addInitScript(() => {
    const {AudioContext: Original} = window;
    Object.assign(window, {
      made: 0,
      AudioContext: class extends Original {
        constructor(options?: AudioContextOptions) {
          super(options);
          Object.assign(window, {made: (window as unknown as {made: number}).made + 1});
        }
      },
    });
  });
  const made = (): Promise<number> =>
    page.evaluate(() => (window as unknown as {made: number}).made);
  await open(page, PAGE);
  await nothingHappensFor(page, 1500, 'parts come when the browser is idle');
  const isPart = (url: string): boolean => /\/play[.-]/.test(url);
  expect(asked.filter(isPart)).toEqual([]);
  expect(await made()).toBe(0);
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  expect(asked.filter(isPart)).not.toEqual([]);
  await page.keyboard.press('c');
  await expectSound(page, true);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/\/glossary\/$/);
  await expectSound(page, false);
  await page.goBack();
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await page.keyboard.press('c');
  await expectSound(page, true);
  expect(await made()).toBe(1);
});

test('a hidden tab is silent, and plays again when it is seen', async ({page}) => {
  await listen(page);
  await startDemo(page, PAGE);
  await page.getByRole('switch', {name: 'Retrig on the chords'}).check();
  await page.getByRole('button', {name: 'Play a pattern'}).click();
  await expectSound(page, true);
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', {value, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expectSound(page, false);
  await expect(page.getByRole('button', {name: 'Play a pattern'})).toBeVisible();
  await hide(false);
  await page.keyboard.press('r');
  await expect(told(page)).toHaveText('Rim, medium: chord 2'); // nothing rings that would end
  await expectSound(page, true);
});
