import {isShortcut} from '../lib/keys';
import {SEARCH_KEYS} from './searchKeys';

/** The button that opens the list; the footer in docusaurus.config.ts has one. */
export const LIST_OPENER = '[data-opens="shortcuts"]';

/** A line of the list of shortcuts, and all the site knows of that shortcut. */
export interface Shortcut {
  /** What happens, in words for readers. */
  does: string;
  /** Key combinations as shown; any of them will do. */
  combinations?: readonly string[];
  /** A key pressed alone, as in KeyboardEvent.key in lower case; readers can turn these off. */
  singleKey: string;
  /** The control that it presses, as a selector; the search listens for its keys itself. */
  presses?: string;
}

/** Every shortcut of the site, in the order of the list. The search's are the specification's (section 9). */
export const SHORTCUTS: readonly Shortcut[] = [
  {does: 'Search', combinations: SEARCH_KEYS, singleKey: '/'},
  {does: 'Next page', singleKey: 'n', presses: '.pagination-nav__link--next'},
  {does: 'Previous page', singleKey: 'p', presses: '.pagination-nav__link--prev'},
  {does: 'Show this list', singleKey: '?', presses: LIST_OPENER},
];

/** @returns the control that a key pressed alone presses, as a selector, unless something else took the key */
export function controlOf(press: KeyboardEvent): string | undefined {
  if (press.defaultPrevented) return undefined;
  return SHORTCUTS.find(({singleKey}) => isShortcut(press, singleKey))?.presses;
}
