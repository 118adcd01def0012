/**
 * The one audio context of a visit: browsers give a page only a few. A file of its own, since it is made and
 * woken within the press that starts a demonstration: by the time that its code is there, WebKit takes the
 * press for past, and lets nothing sound.
 */
let context: AudioContext | undefined;
/** Whether a device went away: a context that is made before it's back may play to none, so from then on none is kept beyond a rest. */
let hasLost = false;

/** Where there is one (Safari 16.4), an iPhone's: it hears "auto" as what its silent switch may mute. */
type WithSession = Navigator & {audioSession?: {type: string}};

function setSession(type: 'auto' | 'playback'): void {
  const {audioSession} = navigator as WithSession;
  if (audioSession) audioSession.type = type;
}

/** Makes a context that is forgotten once its device is gone: in Chromium it would never play again. */
function make(): AudioContext {
  const made = new AudioContext({latencyHint: 'interactive'});
  made.addEventListener('error', () => {
    hasLost = true;
    if (made === context) forget();
  });
  return made;
}

function forget(): void {
  context?.close().catch(() => undefined); // some are closed by now
  context = undefined;
}

/** The context, if anything could be woken so far, and its device isn't gone. */
export const audioContext = (): AudioContext | undefined => context;

/**
 * Wakes the device. Browsers want this within a press, with nothing waited for in between.
 *
 * @returns settles when it plays, or never where the browser doesn't let it
 * @throws (rejects) where there is no audio, or the device is taken: by a call on a phone
 */
export async function wakeContext(): Promise<void> {
  setSession('playback');
  if (context?.state === 'closed') forget();
  context ??= make();
  await context.resume();
}

/** Lets the device rest. */
export function restContext(): void {
  setSession('auto'); // others may play on
  if (hasLost) forget();
  else context?.suspend().catch(() => undefined);
}
