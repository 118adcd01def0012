/** What is told when there is nothing to show; each says what to do. */
export const WORDS = {
  asking:
    'Your browser asks whether this page may use MIDI. Allow it: nothing leaves your computer.',
  missing: 'This browser can’t read MIDI: open this page in Chrome, Edge or Firefox on a computer.',
  refused:
    'This page may not use MIDI: allow it in the site settings beside the address, then click Try again.',
  failed: 'MIDI didn’t start on this computer: restart the browser, then click Try again.',
  none: 'No MIDI device is connected: plug one in and switch it on, and it’s noticed by itself.',
  quiet:
    'Nothing has come yet. Hit a pad, press a key or turn a knob. If this stays empty, the device sends nothing to this computer: check its power, its cable and its own MIDI settings.',
} as const;

/** @param name of a device that another program holds */
export const heldWords = (name: string): string =>
  `Another program holds ${name}: close that program, then click Try again.`;

/** @param names of the devices that are listened to */
export const listeningWords = (names: readonly string[]): string =>
  `Listening to ${names.join(', ')}. On Windows, click Stop before another program needs the device.`;

/** @param names of messages that come all the time and have no row */
export const unlistedWords = (names: readonly string[]): string =>
  `Also comes, and isn’t listed: ${names.join(', ')}.`;

/** @param error what Web MIDI failed with */
export function troubleWords(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? WORDS.refused : WORDS.failed;
}
