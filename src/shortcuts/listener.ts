import {loadAsked} from '../lib/loadAsked';
import {controlOf, LIST_OPENER} from './shortcuts';
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

function onKeyDown(event: KeyboardEvent): void {
  const control = controlOf(event);
  if (!control || !allowsSingleKey(event) || document.querySelector(OVERLAY)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(control)?.click();
}

async function onClick({target}: MouseEvent): Promise<void> {
  const opener = target instanceof Element && target.closest(LIST_OPENER);
  if (!opener) return;
  const list = await loadAsked(
    opener,
    () => import(/* webpackChunkName: "shortcuts" */ './dialog'),
  );
  list?.openShortcutsDialog();
}

document.addEventListener('keydown', onKeyDown);
document.addEventListener('click', onClick);
