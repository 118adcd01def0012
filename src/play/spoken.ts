import {h} from './dom';
import './spoken.lazy.css';

/** Not more often than this is anything said, in milliseconds. */
const PAUSE_MS = 1000;

/** What screen readers are told while things happen faster than words: at most one line a second. */
export function createSpoken() {
  /** A live region that nobody sees. */
  const element = h('p', {class: 'sp-spoken', role: 'status'});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  const speak = (words: string): void => {
    element.textContent = words;
    waiting = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting !== undefined) speak(waiting);
    }, PAUSE_MS);
  };
  return {
    element,
    /** @param words the latest; what was not said yet is dropped */
    say(words: string): void {
      if (timer === undefined) speak(words);
      else waiting = words;
    },
    stop: () => clearTimeout(timer),
  };
}
