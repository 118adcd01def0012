import {expect, test, type Page} from '../../../support/tab';
import {send, tellMidi as tell, withMidi, withoutMidi} from '../../../support/midi';
import {expectNoAxeFindings, open} from '../../../support/page';
import {
  MIDI as NAME,
  MIDI_PAGE as PAGE,
  monitor,
  rows,
  startButton,
  startTool,
  status,
} from '../../../support/tools';

const tryAgain = (page: Page) => monitor(page).getByRole('button', {name: 'Try again'});

test('notices a device that comes and goes; shows a log, and what empties it, once something may come @audit', async ({
  page,
}) => {
  const clear = monitor(page).getByRole('button', {name: 'Clear'});
  const log = monitor(page).locator('.sp-midi-log');
  await withMidi(page);
  await startTool(page, PAGE, NAME);
  await expect(status(page)).toHaveText(
    'No MIDI device is connected: plug one in and switch it on, and it’s noticed by itself.',
  );
  await expect(clear).toBeHidden();
  await expect(log).toBeHidden();
  await tell(page, (midi) => midi.plugIn('Pads'));
  await expect(status(page)).toHaveText(/^Listening to Pads\./);
  await expect(log).toContainText('Nothing has come yet.');
  await send(page, 'Pads', [0x99, 38, 100]);
  await expect(rows(page)).toHaveCount(1);
  await tell(page, (midi) => midi.unplug('Pads'));
  await expect(status(page)).toHaveText(/^No MIDI device is connected:/);
  await expect(rows(page)).toHaveCount(1);
  await clear.click();
  await expect(log).toBeHidden();
  await expect(clear).toBeHidden();
  await expect(monitor(page)).toBeFocused(); // what is hidden keeps no focus
});

test('says which program is in the way, of two devices of one name too, and tries again @audit', async ({
  page,
}) => {
  await withMidi(page, ['Keys']);
  await startTool(page, PAGE, NAME);
  await tell(page, (midi) => midi.plugIn('Pads', true));
  await expect(status(page)).toContainText(
    'Another program holds Pads: close that program, then click Try again. Listening to Keys.',
  );
  await tell(page, (midi) => midi.plugIn('Pads', false, 'other'));
  await expect(status(page)).toHaveText(
    /^Another program holds Pads: .* Listening to Keys, Pads\. /,
  );
  await send(page, 'other', [0x99, 38, 100]);
  await expect(rows(page)).toHaveCount(1);
  await tell(page, (midi) => midi.unplug('other'));
  await tell(page, (midi) => midi.plugIn('Pads'));
  await tryAgain(page).click();
  await expect(status(page)).toHaveText(/^Listening to Keys, Pads\./);
  await expect(tryAgain(page)).toBeHidden();
  await expect(monitor(page)).toBeFocused();
});

test('says what to do without leave, and tries again; asked twice while the browser asks, it listens once', async ({
  page,
}) => {
  await withMidi(page, ['Pads']);
  await open(page, PAGE);
  await tell(page, (midi) => (midi.answer = 'no'));
  await startButton(page, NAME).click();
  await expect(status(page)).toHaveText(
    'This page may not use MIDI: allow it in the site settings beside the address, then click Try again.',
  );
  await expectNoAxeFindings(page, `[data-tool="${NAME}"]`);
  await tell(page, (midi) => (midi.answer = 'yes'));
  await page.evaluate(() => {
    const ask = navigator.requestMIDIAccess.bind(navigator);
    const allowed = new Promise<void>((allow) => Object.assign(window, {allow}));
    const given: MIDIAccess[] = [];
    Object.assign(window, {given});
    navigator.requestMIDIAccess = async () => {
      await allowed;
      const {inputs} = await ask();
      const access = {inputs, onstatechange: null} as unknown as MIDIAccess;
      given.push(access);
      return access;
    };
  });
  await tryAgain(page).click();
  await tryAgain(page).click();
  await page.evaluate(() => (window as unknown as {allow: () => void}).allow());
  await expect(status(page)).toHaveText(/^Listening to Pads\./);
  const asked = await page.evaluate(() => (window as unknown as {given: unknown[]}).given.length);
  expect(asked, 'the browser asks once').toBe(1);
  const heard = (): Promise<number> =>
    page.evaluate(() => {
      const {given} = window as unknown as {given: MIDIAccess[]};
      return given.filter(({onstatechange}) => onstatechange !== null).length;
    });
  expect(await heard()).toBe(1);
});

test('says what to do in a browser without MIDI @audit', async ({page}) => {
  await withoutMidi(page);
  await startTool(page, PAGE, NAME);
  await expect(status(page)).toHaveText(
    'This browser can’t read MIDI: open this page in Chrome, Edge or Firefox on a computer.',
  );
  await expect(monitor(page).getByRole('button')).toHaveCount(0);
  await expect(monitor(page).locator('.sp-midi-log')).toBeHidden();
  await expect.poll(async () => (await monitor(page).boundingBox())?.height).toBeLessThan(100);
});
