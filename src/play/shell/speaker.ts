import {createSpoken} from '../../lib/spoken';
import {h} from '../dom';

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
  const spoken = createSpoken();
  return {
    element: h('div', {}, shown, spoken.element),
    say(words) {
      shown.textContent = words;
      spoken.say(words);
    },
    stop: spoken.stop,
  };
}
