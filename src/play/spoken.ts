import {h} from './dom';
import './spoken.lazy.css';

/** Not more often than this is anything said, in milliseconds. */
const PAUSE_MS = 1000;

/** What screen readers are told while things happen faster than words. */
export interface Spoken {
  /** A live region that nobody sees. */
  readonly element: HTMLElement;
  /** @param words the latest; what was not said yet is dropped */
  readonly say: (words: string) => void;
  readonly stop: () => void;
}

/** Speaks at most once a second: at once after silence, else when the second is over. */
export function createSpoken(): Spoken {
  const element = h('p', {class: 'sp-spoken', role: 'status'});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  const speak = (words: string): void => {
    element.textContent = words;
    timer = setTimeout(() => {
      timer = undefined;
      const next = waiting;
      waiting = undefined;
      if (next !== undefined) speak(next);
    }, PAUSE_MS);
  };
  return {
    element,
    say(words) {
      if (timer === undefined) speak(words);
      else waiting = words;
    },
    stop: () => clearTimeout(timer),
  };
}
