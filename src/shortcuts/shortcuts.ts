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
  {does: 'Search', combinations: ['Ctrl+K', '⌘+K'], singleKey: '/'},
  {does: 'Next page', singleKey: 'n', presses: '.pagination-nav__link--next'},
  {does: 'Previous page', singleKey: 'p', presses: '.pagination-nav__link--prev'},
  {does: 'Show this list', singleKey: '?', presses: LIST_OPENER},
];

/**
 * @returns the control that a key pressed alone presses, as a selector. Held keys, keys with Ctrl, Alt or ⌘, and
 *   letters with Shift press none. Signs may need Shift, as ? does on most keyboards.
 */
export function controlOf(press: KeyboardEvent): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.repeat || press.isComposing || press.defaultPrevented) return undefined;
  const key = press.key.toLowerCase();
  const isLetter = key !== press.key.toUpperCase();
  if (isLetter && press.shiftKey) return undefined;
  return SHORTCUTS.find(({singleKey}) => singleKey === key)?.presses;
}
