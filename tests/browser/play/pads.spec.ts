import {expect, test, type Page} from '@playwright/test';
import {panel, startDemo, told} from '../../support/play';

const PAGE = 'how-to/choke-sounds/';

/** Stands in for Web MIDI: a device with one input whose messages the test sends. */
async function withMidi(page: Page, answer: 'device' | 'no device' | 'refused'): Promise<void> {
  await page.addInitScript((kind) => {
    const input: {onmidimessage: ((event: object) => void) | null} = {onmidimessage: null};
    Object.defineProperty(Navigator.prototype, 'requestMIDIAccess', {
      configurable: true,
      value: () =>
        kind === 'refused'
          ? Promise.reject(new DOMException('no', 'NotAllowedError'))
          : Promise.resolve({inputs: new Map(kind === 'device' ? [['1', input]] : [])}),
    });
    Object.assign(window, {
      sendMidi: (bytes: number[]) => input.onmidimessage?.({data: new Uint8Array(bytes)}),
    });
  }, answer);
}

const send = (page: Page, note: number, velocity: number): Promise<void> =>
  page.evaluate(
    (bytes) => (window as unknown as {sendMidi: (sent: number[]) => void}).sendMidi(bytes),
    [0x99, note, velocity],
  );
const use = (page: Page) => panel(page).getByRole('button', {name: 'Use my pads'});

test('learns each zone from a hit, then plays', async ({page}) => {
  await withMidi(page, 'device');
  await startDemo(page, PAGE);
  await use(page).click();
  await expect(told(page)).toHaveText('Hit your pad for: center');
  await send(page, 38, 60);
  await send(page, 38, 60); // its echo teaches no second zone
  await send(page, 40, 60);
  await send(page, 37, 60);
  await send(page, 37, 127);
  await expect(told(page)).toHaveText('Rim, hard: chord 2');
  await send(page, 38, 20);
  await expect(told(page)).toHaveText('Center, soft: chord 1');
  await send(page, 38, 0); // a note-off
  await send(page, 99, 90); // a pad that was not learned
  await expect(told(page)).toHaveText('Center, soft: chord 1');
});

for (const [answer, words] of [
  ['refused', 'The browser doesn’t let this page use MIDI. Mouse, fingers and keys still play.'],
  ['no device', 'No MIDI device is connected. Connect one, then click Use my pads again.'],
] as const) {
  test(`says what to do when there is ${answer === 'refused' ? 'no leave' : answer}`, async ({
    page,
  }) => {
    await withMidi(page, answer);
    await startDemo(page, PAGE);
    await use(page).click();
    await expect(told(page)).toHaveText(words);
    await page.keyboard.press('c');
    await expect(told(page)).toHaveText('Center, medium: chord 1');
  });
}

test('is not offered by a browser without MIDI', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'requestMIDIAccess');
  });
  await startDemo(page, PAGE);
  await expect(use(page)).toHaveCount(0);
});
