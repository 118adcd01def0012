type ShortcutAction = 'previousPage' | 'nextPage' | 'shortcutList';

/** A line of the list of shortcuts, and all the site knows of that shortcut. */
export interface Shortcut {
  /** What happens, in words for readers. */
  does: string;
  /** Key combinations as shown; any of them will do. */
  combinations?: readonly string[];
  /** A key pressed alone, as in KeyboardEvent.key in lower case; readers can turn these off. */
  singleKey: string;
  /** What ./listener.ts does; the search listens for its keys itself. */
  action?: ShortcutAction;
}

/** Every shortcut of the site, in the order of the list. The search's are the specification's (section 9). */
export const SHORTCUTS: readonly Shortcut[] = [
  {does: 'Search', combinations: ['Ctrl+K', '⌘+K'], singleKey: '/'},
  {does: 'Next page', singleKey: 'n', action: 'nextPage'},
  {does: 'Previous page', singleKey: 'p', action: 'previousPage'},
  {does: 'Show this list', singleKey: '?', action: 'shortcutList'},
];

/**
 * @returns what the reader asked for by a key pressed alone. Held keys, keys with Ctrl, Alt or ⌘, and letters
 *   with Shift ask for nothing. Signs may need Shift, as ? does on most keyboards.
 */
export function actionOf(press: KeyboardEvent): ShortcutAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.repeat || press.isComposing || press.defaultPrevented) return undefined;
  const key = press.key.toLowerCase();
  const isLetter = key !== press.key.toUpperCase();
  if (isLetter && press.shiftKey) return undefined;
  return SHORTCUTS.find(({singleKey}) => singleKey === key)?.action;
}
