import {h} from './dom';

/** Who waits for more than this is told, in milliseconds. */
const WAITS_MS = 1000;

let said: HTMLElement | undefined;

/** Says it in a line behind a place, in place of what was said last. */
function say(place: Element, words: string): void {
  said?.remove();
  said = h('p', {role: 'alert'}, words);
  place.after(said);
}

/**
 * Loads the code of what a reader asked for. A line behind `place` says that it takes long; where it can't be had,
 * since the connection or the code is gone, one says so, until something is asked for again.
 *
 * @returns nothing if it can't be had
 */
export async function loadAsked<Code>(
  place: Element,
  load: () => Promise<Code>,
): Promise<Code | undefined> {
  said?.remove();
  const late = setTimeout(say, WAITS_MS, place, 'Loading …');
  try {
    const code = await load();
    said?.remove();
    return code;
  } catch {
    say(place, 'This couldn’t be loaded. Check the connection, then load the page again.');
    return undefined;
  } finally {
    clearTimeout(late);
  }
}
