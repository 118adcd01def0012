import {closeOnBack} from '../lib/closeOnBack';
import {h} from '../lib/dom';
import {isShortcut} from '../lib/keys';
import {onBackdrop} from '../lib/onBackdrop';
import styles from './dialog.lazy.module.css';
import {SEARCH_KEYS} from './searchKeys';
import {SHORTCUTS, type Shortcut} from './shortcuts';
import {chooseSingleKeys, singleKeysAreOn} from './singleKeys';

let dialog: HTMLDialogElement | undefined;

/** Lists the site's shortcuts over the page, with a switch for those of a single key (WCAG 2.1.4). */
export function openShortcutsDialog(): void {
  if (dialog?.open) return;
  const close = h('button', {type: 'button', class: 'sp-button', click: closeDialog}, 'Close');
  dialog = h(
    'dialog',
    {
      class: `sp-dialog ${styles.dialog}`,
      'aria-labelledby': 'shortcuts-title',
      tabindex: -1, // keeps the keys in the dialog after a click on its text
      close: removeDialog,
      keydown: onKeyDown,
    },
    h(
      'div',
      {class: styles.content},
      h('h2', {id: 'shortcuts-title', class: styles.title}, 'Keyboard shortcuts'),
      ...listAndSwitch(),
      close,
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  onBackdrop(dialog, closeDialog);
  dialog.addEventListener(
    'close',
    closeOnBack(() => closeDialog()),
  );
  close.focus(); // not the switch, which a stray Space would turn
  dialog.scrollTop = 0; // the list comes first
}

function closeDialog(): void {
  dialog?.close();
}

/** A moment after it is closed, when the next may be open already. */
function removeDialog({target}: Event): void {
  (target as HTMLDialogElement).remove();
}

function onKeyDown(event: KeyboardEvent): void {
  if (isShortcut(event, ...SEARCH_KEYS)) closeDialog();
  else event.stopPropagation(); // the page behind must not answer
}

function listAndSwitch(): HTMLElement[] {
  const list = h('dl', {class: styles.list});
  const fill = () => list.replaceChildren(...SHORTCUTS.map(lineOf));
  const choice = h('input', {
    type: 'checkbox',
    role: 'switch',
    checked: singleKeysAreOn(),
    change() {
      chooseSingleKeys(choice.checked);
      fill();
    },
  });
  const hint = 'Turn them off if they get in the way of voice control. Kept in this browser.';
  const words = h('span', {}, 'Shortcuts of a single key', h('small', {}, hint));
  fill();
  return [list, h('label', {class: styles.choice}, choice, words)];
}

function lineOf({does, combinations = [], singleKey}: Shortcut): HTMLElement {
  const ways = singleKeysAreOn() ? [...combinations, singleKey] : combinations;
  const shown = ways.flatMap((way, position) =>
    position > 0 ? ['or', keysOf(way)] : [keysOf(way)],
  );
  if (shown.length === 0) shown.push('off');
  return h('div', {class: styles.line}, h('dt', {}, does), h('dd', {class: styles.keys}, ...shown));
}

function keysOf(way: string): HTMLElement {
  const keys = way.split('+').map((key) => (key.length === 1 ? key.toUpperCase() : key));
  return h('span', {class: styles.combination}, ...keys.map((key) => h('kbd', {}, key)));
}
