import type {Controls} from '../../shell';

/** What a sound is called that isn't there. */
const SILENT = 'silent';

/** A sound between left and right: a dot that is as large as the sound is loud; in words too. */
export function createSpot(h: Controls['h'], name: string) {
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
    /**
     * @param place 0 (left) to 1 (right)
     * @param level a factor; none is there at 0
     * @param words what the place is called
     */
    set(place: number, level: number, words: string): void {
      dot.style.setProperty('--place', String(place));
      dot.style.setProperty('--level', String(Math.sqrt(level)));
      dot.toggleAttribute('data-silent', level === 0);
      said.textContent = level > 0 ? words : SILENT;
    },
    /** Lights up with a hit's level, 0 to 1, and fades with the sound, in seconds. */
    flash(level: number, seconds: number): void {
      light.animate([{opacity: Math.min(0.4 + level, 1)}, {opacity: 0}], {
        duration: 1000 * seconds,
        easing: 'ease-out',
      });
    },
  };
}
