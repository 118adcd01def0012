import {h} from '../dom';

/** Not more often than this is anything said, in milliseconds. */
const PAUSE_MS = 1000;

/** Says what happens, to eyes at once and to screen readers at most once a second. */
export interface Speaker {
  readonly element: HTMLElement;
  /** @param words the latest; what was not said yet is dropped */
  readonly say: (words: string) => void;
  readonly stop: () => void;
}

/** @param opening what stands there at first */
export function createSpeaker(opening: string): Speaker {
  const shown = h('p', {class: 'sp-play-said', 'aria-hidden': 'true'}, opening);
  const spoken = h('p', {class: 'sp-play-spoken', role: 'status'});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  const speak = (words: string): void => {
    spoken.textContent = words;
    timer = setTimeout(() => {
      timer = undefined;
      const next = waiting;
      waiting = undefined;
      if (next !== undefined) speak(next);
    }, PAUSE_MS);
  };
  return {
    element: h('div', {}, shown, spoken),
    say(words) {
      shown.textContent = words;
      if (timer === undefined) speak(words);
      else waiting = words;
    },
    stop: () => clearTimeout(timer),
  };
}
