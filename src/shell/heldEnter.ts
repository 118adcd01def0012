import {isPress} from '../lib/keys';

/**
 * A key that is held presses a button once: browsers press it again for each repeat of Enter, so that what it
 * turns on goes off again, and what it closes is opened. Test: tests/browser/shell/afterLoad.spec.ts
 */
document.addEventListener('keydown', (event) => {
  const isButton = event.target instanceof Element && event.target.closest('button, summary');
  if (isButton && event.repeat && isPress(event, 'Enter', 'Shift+Enter')) event.preventDefault();
});
