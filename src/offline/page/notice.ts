import {h} from '../../lib/dom';
import styles from './notice.lazy.module.css';

/** Screen readers miss text that arrives together with its live region. */
const REGION_SETTLES_MS = 100;

let shown: HTMLElement | undefined;

/**
 * Shows a line with a button at the bottom of the window until the reader presses one. It takes no
 * focus, so it interrupts nobody; screen readers say it when they have finished.
 *
 * @param message one sentence
 * @param action label of what can be done about it
 * @param run does it
 */
export function showNotice(message: string, action: string, run: () => void): void {
  shown?.remove();
  const text = h('p', {role: 'status'});
  const notice = h('section', {class: styles.notice, 'aria-label': 'Notice'}, text);
  document.body.append(notice);
  shown = notice;
  const button = (label: string, click: () => void): HTMLElement =>
    h('button', {type: 'button', class: 'sp-button', click}, label);
  setTimeout(() => {
    text.textContent = message;
    // With the text, which would push them from under a finger.
    notice.append(
      button(action, run),
      button('Not now', () => notice.remove()),
    );
  }, REGION_SETTLES_MS);
}
