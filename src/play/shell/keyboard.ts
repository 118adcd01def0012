import {isPress} from '../../lib/keys';
import type {Zone} from '../core';
import {h} from '../dom';
import {keyOf, takesText, zoneOfKey} from '../drum';

/** Strikes a zone; with Shift, hard. */
type Strike = (zone: Zone, isHard: boolean) => void;

/** The list of keys: buttons, so that a finger, a switch and a voice can press them too. */
export function keyList(zones: readonly Zone[], strike: Strike): HTMLElement {
  const buttons = zones.map((zone) =>
    h(
      'button',
      {
        type: 'button',
        class: 'sp-play-key',
        // A drum sounds when it is hit, not when the stick is lifted.
        pointerdown: (event: PointerEvent) => {
          if (event.button === 0) strike(zone, event.shiftKey);
        },
        // Enter, Space and assistive technology press without a pointer.
        click: (event: MouseEvent) => {
          if (event.detail === 0) strike(zone, event.shiftKey);
        },
      },
      h('kbd', {}, keyOf(zone)),
      ` ${zone}`,
    ),
  );
  return h(
    'div',
    {class: 'sp-play-keys', role: 'group', 'aria-label': 'Zones and their keys'},
    ...buttons,
  );
}

/** Where Space would scroll the drum out of sight; elsewhere it presses, or turns. */
const SCROLLS = '.sp-play, .sp-play [type="range"], .sp-play [role="slider"]';

/**
 * Listens for the zones' keys while the demonstration has the focus, or was pressed last and nothing
 * else has it (WCAG 2.1.4).
 *
 * @returns stops it
 */
export function listenForKeys(
  element: HTMLElement,
  zones: readonly Zone[],
  strike: Strike,
): () => void {
  let wasPressedLast = true;
  const onPointerDown = ({target}: PointerEvent): void => {
    wasPressedLast = target instanceof Node && element.contains(target);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const focused = document.activeElement ?? document.body;
    const isOurs = element.contains(focused) || (wasPressedLast && focused === document.body);
    if (isPress(event, ' ') && isOurs && focused.matches(SCROLLS)) event.preventDefault();
    const zone = isOurs && !takesText(event.target) ? zoneOfKey(event, zones) : undefined;
    if (!zone) return;
    event.preventDefault();
    strike(zone, event.shiftKey);
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('keydown', onKeyDown);
  };
}
