import {createSpoken} from '../spoken';
import {h} from '../dom';

/** Not more often than this is anything shown that goes on all the time, in milliseconds. */
const SHOW_MS = 150;

/** Says what happens, to eyes at once and to screen readers at most once a second; at first the opening. */
export function createSpeaker(opening: string) {
  const shown = h('p', {class: 'sp-play-said', 'aria-hidden': 'true'}, opening);
  let showed = 0;
  const spoken = createSpoken();
  return {
    element: h('div', {}, shown, spoken.element),
    say(words: string): void {
      shown.textContent = words;
      spoken.say(words);
    },
    /** For eyes alone, and not more often than they can read: what goes on all the time. */
    show(words: string): void {
      const now = performance.now();
      if (now - showed < SHOW_MS) return;
      showed = now;
      shown.textContent = words;
    },
    stop: spoken.stop,
  };
}
