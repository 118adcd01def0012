import {createSpoken} from '../spoken';
import {h} from '../dom';

/** Not more often than this is anything shown that goes on all the time, in milliseconds. */
const SHOW_MS = 150;

/** Says what happens, to eyes at once and to screen readers at most once a second; at first the opening. */
export function createSpeaker(opening: string) {
  const shown = h('p', {class: 'sp-play-said', 'aria-hidden': 'true'}, opening);
  const spoken = createSpoken();
  let showed = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  function set(words: string): void {
    clearTimeout(next);
    showed = performance.now();
    shown.textContent = words;
  }
  return {
    element: h('div', {}, shown, spoken.element),
    say(words: string): void {
      set(words);
      spoken.say(words);
    },
    /** For eyes alone, and not more often than they can read, the latest: what goes on all the time. */
    show(words: string): void {
      clearTimeout(next);
      next = setTimeout(set, showed + SHOW_MS - performance.now(), words);
    },
    stop(): void {
      clearTimeout(next);
      spoken.stop();
    },
  };
}
