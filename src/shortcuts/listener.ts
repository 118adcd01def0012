import type {ClientModule} from '@docusaurus/types';
import {actionOf} from './shortcuts';
import {allowsSingleKey} from './singleKeys';

/**
 * The site's own shortcuts (./shortcuts.ts) and the buttons that open their list.
 * Test: tests/browser/shortcuts/shortcuts.spec.ts
 */

/**
 * What lies over the page: dialogs, the search, the phone's menu, an enlarged picture. The picture by its
 * backdrop, which is there from the click on; the body's class comes a frame later.
 */
const OVERLAY =
  'dialog[open], [aria-modal="true"], .DocSearch--active, .navbar-sidebar--show, .medium-zoom-overlay';
/** The button that opens the list; src/config/footer.ts has one. */
const OPENER = '[data-opens="shortcuts"]';

const ACTIONS = {
  nextPage: () => follow('.pagination-nav__link--next'),
  previousPage: () => follow('.pagination-nav__link--prev'),
  shortcutList: () => void openList(),
};

function follow(selector: string): void {
  document.querySelector<HTMLAnchorElement>(selector)?.click();
}

async function openList(): Promise<void> {
  const {openShortcutsDialog} = await import(/* webpackChunkName: "shortcuts" */ './dialog');
  openShortcutsDialog();
}

function onKeyDown(event: KeyboardEvent): void {
  const action = actionOf(event);
  if (!action || !allowsSingleKey(event) || document.querySelector(OVERLAY)) return;
  event.preventDefault();
  ACTIONS[action]();
}

function onClick({target}: MouseEvent): void {
  if (target instanceof Element && target.closest(OPENER)) void openList();
}

export const keyboardShortcuts: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return; // once a visit
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
  },
};
