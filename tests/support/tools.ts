import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './page';

/** Pages with a tool, and its name. */
export const TOOL_PAGES = [
  ['how-to/midi-in/', 'midi-monitor'],
  ['how-to/midi-out/', 'midi-monitor'],
  ['troubleshooting/no-sound/', 'get-the-sound-back'],
  ['troubleshooting/no-sound/', 'midi-monitor'],
] as const;

export const toolPlace = (page: Page, name: string): Locator =>
  page.locator(`[data-tool="${name}"]`);
export const startButton = (page: Page, name: string): Locator =>
  toolPlace(page, name).locator('> button');

/** Opens a page and starts a tool. */
export async function startTool(page: Page, route: string, name: string): Promise<void> {
  await open(page, route);
  await startButton(page, name).click();
  await expect(toolPlace(page, name)).toHaveAttribute('data-tool-state', 'open');
}

/** The tool that asks, and its page. */
export const SOUND = 'get-the-sound-back';
export const SOUND_PAGE = 'troubleshooting/no-sound/';

export const tool = (page: Page): Locator => page.getByRole('region', {name: 'Get the sound back'});
export const where = (page: Page): Locator => tool(page).locator('.sp-sound-where');
export const press = (page: Page, name: RegExp | string): Promise<void> =>
  tool(page).getByRole('button', {name}).click();

/** Chooses one answer after the other from the first question, each once it is asked. */
export async function answer(page: Page, answers: readonly string[]): Promise<void> {
  for (const one of answers) {
    const before = page.url();
    await press(page, one);
    await expect(page).not.toHaveURL(before);
  }
}

/** The tool that shows MIDI, and one of its pages. */
export const MIDI = 'midi-monitor';
export const MIDI_PAGE = 'how-to/midi-in/';

export const monitor = (page: Page): Locator => page.getByRole('region', {name: 'MIDI monitor'});
export const status = (page: Page): Locator => monitor(page).locator('.sp-midi-status');
export const rows = (page: Page): Locator => monitor(page).getByRole('listitem');
