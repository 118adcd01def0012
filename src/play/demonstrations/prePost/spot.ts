import type {Controls} from '../../shell';

/** A sound between left and right: a dot that is as large as the sound is loud. */
export interface Spot {
  readonly element: HTMLElement;
  /**
   * @param place 0 (left) to 1 (right)
   * @param level a factor; none is there at 0
   * @param words what the place is called
   */
  readonly set: (place: number, level: number, words: string) => void;
  /** Lights up with a hit's level, 0 to 1, and fades with the sound, in seconds. */
  readonly flash: (level: number, seconds: number) => void;
}

/** What a sound is called that isn't there. */
const SILENT = 'silent';

/** Draws a sound's place; in words too. */
export function createSpot(h: Controls['h'], name: string): Spot {
  const light = h('span', {class: 'sp-spot-light'});
  const dot = h('span', {class: 'sp-spot-dot'}, light);
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
    set(place, level, words) {
      dot.style.setProperty('--place', String(place));
      dot.style.setProperty('--level', String(Math.sqrt(level)));
      dot.toggleAttribute('data-silent', level === 0);
      said.textContent = level > 0 ? words : SILENT;
    },
    flash(level, seconds) {
      light.animate([{opacity: Math.min(0.4 + level, 1)}, {opacity: 0}], {
        duration: 1000 * seconds,
        easing: 'ease-out',
      });
    },
  };
}
