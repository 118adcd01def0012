import {setFontSize} from '../../../support/fontSize';
import {expect, test, type Locator, type Page} from '../../../support/tab';
import {send, tellMidi as tell, withMidi} from '../../../support/midi';
import {expectNoAxeFindings, nothingHappensFor, open} from '../../../support/page';
import {watchFaults} from '../../../support/play';
import {
  MIDI as NAME,
  MIDI_PAGE as PAGE,
  monitor,
  rows,
  startButton,
  startTool,
  status,
  toolPlace,
} from '../../../support/tools';

const log = (page: Page): Locator => page.getByRole('region', {name: 'Messages, newest first'});
const pressIn = (page: Page, name: string): Promise<void> =>
  monitor(page).getByRole('button', {name}).click();

test('asks for nothing before its button is pressed, shows what arrives, from which device, and tells nobody', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const expectNoFaults = await watchFaults(page);
  await withMidi(page, ['Pads', 'Keys']);
  await open(page, PAGE);
  await nothingHappensFor(page, 1500, 'parts come when the browser is idle');
  expect(asked.filter((url) => /\/tool-/.test(url))).toEqual([]);
  expect(await tell(page, ({asked: times}) => times)).toBe(0);
  await startButton(page, NAME).click();
  await expect(monitor(page)).toBeFocused();
  await expect(status(page)).toHaveText(/^Listening to Pads, Keys\./);
  await expect(log(page)).toContainText('Nothing has come yet. Hit a pad');
  await expect(log(page)).toContainText('cable');
  await send(page, 'Pads', [0xfe]);
  await expect(log(page)).toContainText('No note or control has come yet. Hit a pad');
  await expect(log(page)).not.toContainText('cable');
  expect(asked.filter((url) => /\/tool-/.test(url))).not.toEqual([]);
  expect(await tell(page, ({asked: times}) => times)).toBe(1);
  asked.length = 0;
  await send(page, 'Pads', [0x99, 60, 100], [0x89, 60, 0]);
  await send(page, 'Keys', [0xb0, 4, 10], [0xb0, 4, 90]);
  await expect(rows(page)).toHaveText([
    'Control change 4 (foot pedal), value 90, channel 1 × 2Keys',
    'Note off C3 (60), channel 10Pads',
    'Note on C3 (60), velocity 100, channel 10Pads',
  ]);
  // Screen readers are told the latest, at most once a second (unit/play/shell/hearing.test.ts).
  await expect(monitor(page).getByRole('status')).toHaveText(/^Control change 4 .* 90, channel 1$/);
  await nothingHappensFor(page, 500, 'a request tells someone');
  // The search comes when the browser is idle, whatever is played.
  expect(asked.filter((url) => !/\/v2\/(?:assets\/|search-index\.json$)/.test(url))).toEqual([]);
  expectNoFaults();
});

test('keeps its place and fifty rows while messages come, and none after Clear @audit', async ({
  page,
}) => {
  await withMidi(page, ['Pads with a long name', 'Keys']);
  await page.setViewportSize({width: 320, height: 800});
  await startTool(page, PAGE, NAME);
  const height = (): Promise<number> =>
    toolPlace(page, NAME).evaluate((place) => place.getBoundingClientRect().height);
  const before = await height();
  await send(page, 'Keys', ...Array.from({length: 60}, (_, note) => [0x90, note, 1]));
  await expect(rows(page)).toHaveCount(50);
  await expect(rows(page).first()).toContainText('B2 (59)');
  await send(page, 'Keys', [0xf8], [0xfe]);
  await expect(monitor(page)).toContainText('isn’t listed: clock, active sensing.');
  expect(Math.abs((await height()) - before)).toBeLessThan(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  await expectNoAxeFindings(page, `[data-tool="${NAME}"]`);
  await pressIn(page, 'Clear');
  await expect(rows(page)).toHaveCount(0);
  await expect(log(page)).toContainText('Nothing has come yet.');
});

test('works by keyboard alone, and gives devices back by Stop, and on the next page @audit', async ({
  page,
}) => {
  await withMidi(page, ['Pads']);
  await open(page, PAGE);
  await startButton(page, NAME).focus();
  await page.keyboard.press('Enter');
  await expect(monitor(page)).toBeFocused();
  await expect.poll(() => tell(page, (midi) => midi.opened())).toEqual(['Pads']);
  await send(page, 'Pads', ...Array.from({length: 40}, (_, note) => [0x90, note, 1]));
  await expect(rows(page)).toHaveCount(40);
  await page.keyboard.press('Tab');
  await expect(log(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => log(page).evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(100);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space'); // Stop
  await expect(startButton(page, NAME)).toBeFocused();
  expect(await tell(page, (midi) => midi.opened())).toEqual([]);
  await startButton(page, NAME).click();
  await expect(status(page)).toContainText('Listening');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/\/glossary\/$/);
  await expect.poll(() => tell(page, (midi) => midi.opened())).toEqual([]);
});

test('with letters of 200 % on a phone messages have room, and the buttons their place @audit', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'DevTools set the letters');
  await setFontSize(page, 32);
  await withMidi(page, ['Roland TD-27 Drum Sound Module', 'SPD-SX PRO Sampling Pad']);
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 844});
    await startTool(page, PAGE, NAME);
    await send(page, 'SPD-SX PRO Sampling Pad', [0x99, 60, 100], [0xf8]);
    await expect(monitor(page)).toContainText('isn’t listed: clock.');
    expect(await log(page).evaluate(({clientHeight}) => clientHeight)).toBeGreaterThan(100);
    const parts = await monitor(page)
      .locator(':scope > :visible')
      .evaluateAll((all) =>
        [...all, ...all.map(({parentElement}) => parentElement as Element)].map((part) => {
          const {top, bottom} = part.getBoundingClientRect();
          return {top, bottom};
        }),
      );
    const end = parts.at(-1)?.bottom ?? 0;
    expect(Math.max(...parts.map(({bottom}) => bottom))).toBeLessThanOrEqual(end + 1);
  }
});
