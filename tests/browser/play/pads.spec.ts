import {expect, test, type Page} from '../../support/tab';
import {expectSound, listen, panel, startDemo, told} from '../../support/play';

const PAGE = 'how-to/choke-sounds/';

/**
 * Stands in for Web MIDI: a device with one input whose messages the test sends. As by the specification
 * each access has ports of its own.
 */
async function withMidi(page: Page, answer: 'device' | 'no device' | 'refused'): Promise<void> {
  await page.addInitScript((kind) => {
    const inputs: {onmidimessage: ((event: object) => void) | null; close: () => void}[] = [];
    let opened = 0;
    const newInput = () => {
      const input = {
        onmidimessage: null,
        close: () => void (opened -= 1),
      };
      inputs.push(input);
      opened += 1;
      return input;
    };
    Object.defineProperty(Navigator.prototype, 'requestMIDIAccess', {
      configurable: true,
      value: () =>
        kind === 'refused'
          ? Promise.reject(new DOMException('no', 'NotAllowedError'))
          : Promise.resolve({inputs: new Map(kind === 'device' ? [['1', newInput()]] : [])}),
    });
    Object.assign(window, {
      sendMidi: (bytes: number[]) => {
        for (const input of inputs) input.onmidimessage?.({data: new Uint8Array(bytes)});
      },
      midiIsHeld: () => opened > 0 || inputs.some(({onmidimessage}) => onmidimessage),
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
  await expect(told(page)).toHaveText('Hit your pad for: edge');
  await send(page, 38, 60); // its echo teaches no second zone
  await send(page, 40, 60);
  await expect(told(page)).toHaveText('Hit your pad for: rim');
  await send(page, 37, 60);
  await expect(told(page)).toHaveText('Your pads play now.');
  await send(page, 37, 127);
  await expect(told(page)).toHaveText('Rim, hard: chord 2');
  await send(page, 38, 20);
  await expect(told(page)).toHaveText('Center, soft: chord 1');
  await send(page, 38, 0); // a note-off
  await send(page, 99, 90); // a pad that was not learned
  await expect(told(page)).toHaveText('Center, soft: chord 1');
});

test('learned again, plays each hit once, and nothing after Close', async ({page}) => {
  await listen(page);
  await withMidi(page, 'device');
  await startDemo(page, PAGE);
  const learn = async (): Promise<void> => {
    await panel(page)
      .getByRole('button', {name: /my pads/})
      .click();
    for (const note of [38, 40, 37]) await send(page, note, 60);
    await expect(told(page)).toHaveText('Your pads play now.');
  };
  await learn();
  await learn();
  const stems = panel(page).locator('.sp-strip-stem');
  const before = await stems.count();
  await send(page, 38, 100);
  await expect(stems).toHaveCount(before + 1);
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await expectSound(page, false);
  await send(page, 38, 100);
  await expectSound(page, false);
  expect(await page.evaluate(() => (window as {midiIsHeld?: () => boolean}).midiIsHeld?.())).toBe(
    false,
  );
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
