import styles from './notice.lazy.module.css';

/** What a notice offers besides being closed. */
interface Action {
  label: string;
  run: () => void;
}

/** Screen readers miss text that arrives together with its live region. */
const REGION_SETTLES_MS = 100;

let shown: HTMLElement | undefined;

/**
 * Shows a line with a button at the bottom of the window until the reader presses one. It takes no
 * focus, so it interrupts nobody; screen readers say it when they have finished.
 *
 * @param message one sentence
 * @param action what can be done about it
 */
export function showNotice(message: string, action: Action): void {
  shown?.remove();
  const notice = document.createElement('section');
  notice.className = styles.notice ?? '';
  notice.setAttribute('aria-label', 'Notice');
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  notice.append(text);
  document.body.append(notice);
  shown = notice;
  setTimeout(() => {
    text.textContent = message;
    // With the text, which would push them from under a finger.
    notice.append(
      button(action.label, action.run),
      button('Not now', () => notice.remove()),
    );
  }, REGION_SETTLES_MS);
}

function button(label: string, run: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.className = 'sp-button';
  created.textContent = label;
  created.addEventListener('click', run);
  return created;
}
