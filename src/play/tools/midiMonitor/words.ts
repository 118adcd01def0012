/** What is told when there is nothing to show; each says what to do. */
export const WORDS = {
  missing: 'This browser can’t read MIDI: open this page in Chrome, Edge or Firefox on a computer.',
  none: 'No MIDI device is connected: plug one in and switch it on, and it’s noticed by itself.',
  quiet:
    'Nothing has come yet. Hit a pad, press a key or turn a knob. If this stays empty, the device sends nothing to this computer: check its power, its cable and its own MIDI settings.',
  background:
    'No note or control has come yet. Hit a pad, press a key or turn a knob. If this stays empty, check the device’s own MIDI settings.',
} as const;

/** @param names of the devices that are listened to */
export const listeningWords = (names: readonly string[]): string =>
  `Listening to ${names.join(', ')}. On Windows, click Stop before another program needs the device.`;

/** @param names of messages that come all the time and have no row */
export const unlistedWords = (names: readonly string[]): string =>
  `Also comes, and isn’t listed: ${names.join(', ')}.`;
