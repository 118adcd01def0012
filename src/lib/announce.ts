import {h} from './dom';
import './announce.lazy.css';

/** How long a shown message stays, in milliseconds: long enough to read a short line twice. */
const SHOWN_MS = 3000;
/** Screen readers miss text that arrives together with its live region. */
const REGION_SETTLES_MS = 100;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says a line to screen readers without interrupting them.
 *
 * @param shown whether to show it at the bottom of the window too, for some seconds
 */
export function announce(message: string, {shown}: {shown: boolean}): void {
  region ??= document.body.appendChild(h('div', {class: 'sp-announcement', role: 'status'}));
  write('');
  region.dataset.shown = String(shown);
  clearTimeout(timer);
  timer = setTimeout(() => {
    write(message);
    timer = setTimeout(write, SHOWN_MS, '');
  }, REGION_SETTLES_MS);
}

function write(words: string): void {
  if (region) region.textContent = words;
}
