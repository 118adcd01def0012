import {h} from './dom';

let said: HTMLElement | undefined;

/**
 * Loads the code of what a reader asked for. Where that can't be had, since the connection or the code is gone, a
 * line behind `place` says so, until something is asked for again.
 *
 * @returns nothing if it can't be had
 */
export async function loadAsked<Code>(
  place: Element,
  load: () => Promise<Code>,
): Promise<Code | undefined> {
  said?.remove();
  try {
    return await load();
  } catch {
    said = h(
      'p',
      {role: 'alert'},
      'This couldn’t be loaded. Check the connection, then load the page again.',
    );
    place.after(said);
    return undefined;
  }
}
