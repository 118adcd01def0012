import {expect, test, type Page} from '../../support/tab';
import {send as sendMidi, tellMidi, withMidi, withoutMidi} from '../../support/midi';
import {nothingHappensFor} from '../../support/page';
import {expectNoSound, expectSound, listen, panel, startDemo, told} from '../../support/play';

const PAGE = 'how-to/choke-sounds/';

/** Sends a note as a stroke of its own. */
async function send(page: Page, note: number, velocity: number): Promise<void> {
  await nothingHappensFor(page, 100, 'what comes sooner is of the same stroke');
  await sendMidi(page, 'Pads', [0x99, note, velocity]);
}
const use = (page: Page) => panel(page).getByRole('button', {name: 'Use my pads'});

test('learns each zone from a hit, once, of a device that comes later too, and plays nothing after Close', async ({
  page,
}) => {
  await listen(page);
  await withMidi(page, ['Keys']);
  await startDemo(page, PAGE);
  await use(page).click();
  await expect(told(page)).toHaveText('Hit your pad for: center');
  await tellMidi(page, (midi) => midi.plugIn('Pads'));
  await send(page, 38, 60);
  await expect(told(page)).toHaveText('Hit your pad for: edge');
  await send(page, 38, 60); // its echo teaches no second zone
  await send(page, 40, 60);
  await expect(told(page)).toHaveText('Hit your pad for: rim');
  await send(page, 37, 60);
  await expect(told(page)).toHaveText('Your pads play now.');
  const stems = panel(page).locator('.sp-strip-stem');
  const before = await stems.count();
  await send(page, 37, 127);
  await expect(told(page)).toHaveText('Rim, hard: chord 2');
  await send(page, 38, 20);
  await expect(told(page)).toHaveText('Center, soft: chord 1');
  await send(page, 38, 0); // a note-off
  await send(page, 99, 90); // a pad that was not learned
  await expect(told(page)).toHaveText('Center, soft: chord 1');
  await expect(stems).toHaveCount(before + 2);
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await expectSound(page, false);
  await send(page, 38, 100);
  await expectNoSound(page);
  expect(await tellMidi(page, (midi) => midi.opened())).toEqual([]);
  // Each access has ports of its own, which would play along.
  expect(await tellMidi(page, ({asked}) => asked)).toBe(1);
});

test('says what to do without leave, or a device; a browser without MIDI doesn’t offer it @audit', async ({
  page,
}) => {
  await withMidi(page);
  await startDemo(page, PAGE);
  for (const [answer, words] of [
    [
      'no',
      'This page may not use MIDI: allow it in the site settings beside the address, then click Use my pads again.',
    ],
    ['yes', 'No MIDI device is connected. Connect one, then click Use my pads again.'],
  ] as const) {
    await page.evaluate((value) => {
      (window as unknown as {midi: {answer: string}}).midi.answer = value;
    }, answer);
    await use(page).click();
    await expect(told(page)).toHaveText(words);
  }
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: chord 1');
  await withoutMidi(page);
  await startDemo(page, PAGE);
  await expect(use(page)).toHaveCount(0);
});
