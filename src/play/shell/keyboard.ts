import {isPress, isShortcut} from '../../lib/keys';
import {forceWords, type Zone} from '../core';
import {h} from '../dom';
import {whenHit} from '../drag';
import {HARD, keyOf, SOFT, SOFTEST, zoneOfKey} from '../drum';
import {controls} from './controls';

/** Strikes a zone; with Shift hard, with the soft key softly, else as the slider says. */
type Strike = (zone: Zone, strength?: number) => void;

/** Held down, it makes strokes soft: left of the zones' keys, and no zone has it. */
const SOFT_KEY = 'Q';
const SOFT_PRESSES = [SOFT_KEY, `Shift+${SOFT_KEY}`];

/** How hard a key strikes at first; between soft and hard, so that both can be tried. */
export const KEY_FORCE = 0.55;

/**
 * The list of keys: buttons, so that a finger, a switch and a voice can press them too; and how hard they strike.
 *
 * @param setForce gets that, 0 to 1
 */
export function keyList(
  zones: readonly Zone[],
  strike: Strike,
  setForce: (force: number) => void,
): HTMLElement {
  const force = controls.slider({
    label: 'How hard keys hit',
    min: Math.round(100 * SOFTEST),
    value: 100 * KEY_FORCE,
    words: (value) => forceWords(value / 100),
    ends: [`${SOFT_KEY} soft`, 'hard Shift'],
    onChange: (value) => setForce(value / 100),
  });
  const buttons = zones.map((zone) => {
    const words = [h('kbd', {}, keyOf(zone)), ` ${zone}`];
    const button = h('button', {type: 'button', class: 'sp-play-key'}, ...words);
    whenHit(button, ({shiftKey}) => strike(zone, shiftKey ? HARD : undefined));
    return button;
  });
  return h(
    'div',
    {
      class: 'sp-play-keys',
      role: 'group',
      'aria-label': `Zones and their keys; ${SOFT_KEY} makes them soft, Shift hard`,
    },
    ...buttons,
    force.element,
  );
}

/** Where letters are text: a range or a checkbox takes none. */
const TAKES_TEXT = 'input:not([type="range"], [type="checkbox"], [type="radio"])';

/** Where Space would scroll the drum out of sight; elsewhere it presses, or turns. */
const SCROLLS = '.sp-play, .sp-play [type="range"], .sp-play [role="slider"]';

/**
 * Listens for the zones' keys, and Esc, while the demonstration has the focus, which any press in it gives it,
 * or was pressed last and nothing else has it (WCAG 2.1.4).
 *
 * @returns stops it
 */
export function listenForKeys(
  element: HTMLElement,
  zones: readonly Zone[],
  strike: Strike,
  onEscape: () => void,
): () => void {
  let wasPressedLast = true;
  /** The soft key while it is held, by its place: other keys may be held when it is let go. */
  let softKey: string | undefined;
  const onPointerDown = ({target}: PointerEvent): void => {
    wasPressedLast = target instanceof Node && element.contains(target);
  };
  element.addEventListener('pointerdown', ({defaultPrevented}) => {
    // A stroke's press is prevented, and so moves no focus by itself.
    if (!defaultPrevented || element.contains(document.activeElement)) return;
    element.dataset.pressed = '';
    element.focus({preventScroll: true});
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const focused = document.activeElement ?? document.body;
    const isOurs = element.contains(focused) || (wasPressedLast && focused === document.body);
    if (isPress(event, ' ') && isOurs && focused.matches(SCROLLS)) event.preventDefault();
    const {code} = event;
    if (isPress(event, ...SOFT_PRESSES)) softKey = code;
    if (isOurs && isShortcut(event, 'Escape')) onEscape();
    const zone = isOurs && !focused.matches(TAKES_TEXT) ? zoneOfKey(event, zones) : undefined;
    if (!zone) return;
    event.preventDefault();
    strike(zone, event.shiftKey ? HARD : softKey === undefined ? undefined : SOFT);
  };
  const onKeyUp = ({code, key}: KeyboardEvent): void => {
    // A Mac tells of no letter that is let go while Command is down.
    if (code === softKey || key === 'Meta') softKey = undefined;
  };
  const onBlur = (): void => void (softKey = undefined); // it is let go elsewhere
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('keyup', onKeyUp);
  window.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('keyup', onKeyUp);
    window.removeEventListener('blur', onBlur);
  };
}
