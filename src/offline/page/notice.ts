import {h} from '../../lib/dom';
import './notice.lazy.css';

/** Screen readers miss text that arrives together with its live region. */
const REGION_SETTLES_MS = 100;

let shown: HTMLElement | undefined;

/**
 * Shows a sentence and what can be done about it at the bottom of the window, until the reader presses a
 * button. It takes no focus, so it interrupts nobody; screen readers say it when they have finished.
 */
export function showNotice(message: string, action: string, run: () => void): void {
  shown?.remove();
  const text = h('p', {role: 'status'});
  const notice = h('section', {class: 'sp-notice', 'aria-label': 'Notice'}, text);
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
