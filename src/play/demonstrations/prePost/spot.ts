import {placeWords} from '../../core';
import type {Controls} from '../../shell';

/** A factor, and 0 (left) to 1 (right). */
export type Level = Readonly<Record<'gain' | 'pan', number>>;

/** A sound between left and right: a dot that is as large as the sound is loud; in words too. */
export function createSpot(h: Controls['h'], name: string) {
  const dot = h('span', {class: 'sp-spot-dot'});
  const said = h('span', {class: 'sp-spot-words'});
  return {
    element: h(
      'div',
      {class: 'sp-spot'},
      h('span', {class: 'sp-spot-name'}, name),
      h(
        'span',
        {class: 'sp-spot-line', 'aria-hidden': 'true'},
        h('i', {}, 'L'),
        dot,
        h('i', {}, 'R'),
      ),
      said,
    ),
    set({gain, pan}: Level): void {
      dot.style.setProperty('--place', String(pan));
      dot.style.setProperty('--level', String(Math.sqrt(gain)));
      dot.toggleAttribute('data-silent', gain === 0);
      said.textContent = gain > 0 ? placeWords(Math.round(100 * pan)) : 'silent';
    },
  };
}
