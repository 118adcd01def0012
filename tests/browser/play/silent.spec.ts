import {expect, test} from '../../support/tab';
import {open} from '../../support/page';
import {drumPoint, figure, panel, playIt, told} from '../../support/play';

const PAGE = 'how-to/choke-sounds/';

for (const [what, block] of [
  ['no audio device', () => Object.assign(window, {AudioContext: undefined})],
  [
    'a device that another has',
    () => {
      AudioContext.prototype.resume = () =>
        Promise.reject(new DOMException('', 'InvalidStateError'));
      Object.defineProperty(AudioContext.prototype, 'state', {get: () => 'interrupted'});
    },
  ],
] as const) {
  test(`with ${what} it says so, and can be watched`, async ({page}) => {
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    await page.addInitScript(block);
    await open(page, PAGE);
    await playIt(page).click();
    await expect(figure(page)).toHaveAttribute('data-demo-state', 'silent');
    await expect(panel(page).getByText('No sound can start here.')).toBeVisible();
    const {x, y} = await drumPoint(page, 0);
    await page.mouse.click(x, y);
    await expect(told(page)).toHaveText('Center, medium: chord 1');
    await page.getByRole('button', {name: 'Play a pattern'}).click();
    await expect(told(page)).toHaveText('Rim, hard: chord 2');
    await expect(panel(page).getByText('No sound can start here.')).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('after an interruption that ends without a word, the next hit takes the note away', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const original = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state');
    const {resume} = AudioContext.prototype;
    const call = {isOn: false};
    Object.assign(window, {call});
    Object.defineProperty(AudioContext.prototype, 'state', {
      get(this: AudioContext) {
        return call.isOn ? 'interrupted' : (original?.get?.call(this) as string);
      },
    });
    AudioContext.prototype.resume = function (this: AudioContext) {
      return call.isOn
        ? Promise.reject(new DOMException('', 'InvalidStateError'))
        : resume.call(this);
    };
  });
  const call = (isOn: boolean) =>
    page.evaluate((on) => {
      (window as unknown as {call: {isOn: boolean}}).call.isOn = on;
    }, isOn);
  await open(page, PAGE);
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  const hit = async (): Promise<void> => {
    const {x, y} = await drumPoint(page, 0);
    await page.mouse.click(x, y);
  };
  const note = panel(page).getByText('No sound can start here.');
  for (let time = 0; time < 2; time += 1) {
    await call(true);
    await hit();
    await expect(note).toBeVisible();
    await expect(figure(page)).toHaveAttribute('data-demo-state', 'silent');
    await call(false);
    await hit();
    await expect(note).toHaveCount(0);
    await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  }
});
