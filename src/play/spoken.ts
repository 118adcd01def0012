import {h} from './dom';
import './spoken.lazy.css';

/** Not more often than this is anything said, in milliseconds. */
const PAUSE_MS = 1000;
/** Screen readers miss words that come together with their region. */
const SETTLES_MS = 100;

/**
 * What screen readers are told while things happen faster than words: at most one line a second.
 *
 * @param look the class of the live region; left out, nobody sees it
 */
export function createSpoken(look = 'sp-spoken') {
  const element = h('p', {class: look, role: 'status'});
  let waiting: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(speak, SETTLES_MS);
  function speak(): void {
    timer = undefined;
    if (waiting === undefined) return;
    element.textContent = waiting;
    waiting = undefined;
    timer = setTimeout(speak, PAUSE_MS);
  }
  return {
    element,
    /** @param words the latest; what was not said yet is dropped */
    say(words: string): void {
      waiting = words;
      if (timer === undefined) speak();
    },
    stop: () => clearTimeout(timer),
  };
}
