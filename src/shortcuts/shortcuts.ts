/** What a shortcut does when it is the site's own; DocSearch listens for the search's keys itself. */
export type ShortcutAction = 'previousPage' | 'nextPage' | 'shortcutList';

/** A line of the list of shortcuts, and all the site knows of that shortcut. */
export interface Shortcut {
  /** What happens, in words for readers. */
  does: string;
  /** Key combinations as shown; any of them will do. */
  combinations?: readonly string[];
  /** A key pressed alone, as in KeyboardEvent.key in lower case; readers can turn these off. */
  singleKey: string;
  action?: ShortcutAction;
}

/** Every shortcut of the site, in the order of the list. The search's are the specification's (section 9). */
export const SHORTCUTS: readonly Shortcut[] = [
  {does: 'Search', combinations: ['Ctrl+K', '⌘+K'], singleKey: '/'},
  {does: 'Next page', singleKey: 'n', action: 'nextPage'},
  {does: 'Previous page', singleKey: 'p', action: 'previousPage'},
  {does: 'Show this list', singleKey: '?', action: 'shortcutList'},
];
