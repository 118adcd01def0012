import {expect, test} from '@playwright/test';
import {nothingHappensFor} from '../../support/page';
import {expectSound, figure, listen, panel, playIt, startDemo} from '../../support/play';

const PAGE = 'how-to/choke-sounds/';
/** How long the device takes to wake, in milliseconds. */
const WAKE_MS = 1500; // long enough to be seen on a busy machine

test('Close drops a hit that waits for the device', async ({page}) => {
  await listen(page);
  await page.addInitScript((wake) => {
    const resume = AudioContext.prototype.resume;
    AudioContext.prototype.resume = function (this: AudioContext) {
      return new Promise((done) => setTimeout(done, wake)).then(() => resume.call(this));
    };
  }, WAKE_MS);
  const startAgain = async (): Promise<void> => {
    await panel(page).getByRole('button', {name: 'Close'}).click();
    await expectSound(page, false);
    await playIt(page).click();
    await expect(figure(page)).toHaveAttribute('data-demo-state', 'starting');
  };
  await startDemo(page, PAGE);
  await startAgain();
  await page.keyboard.press('Shift+C');
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await nothingHappensFor(page, WAKE_MS + 300, 'the device wakes after Close');
  await expectSound(page, false);
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await expectSound(page, false);
});
