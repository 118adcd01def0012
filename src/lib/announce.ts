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
 * @param message what to say
 * @param shown whether to show it at the bottom of the window too, for some seconds
 */
export function announce(message: string, {shown}: {shown: boolean}): void {
  region ??= createRegion();
  region.textContent = '';
  region.dataset.shown = String(shown);
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!region) return;
    region.textContent = message;
    timer = setTimeout(() => {
      if (region) region.textContent = '';
    }, SHOWN_MS);
  }, REGION_SETTLES_MS);
}

function createRegion(): HTMLElement {
  const created = document.createElement('div');
  created.className = 'sp-announcement';
  created.setAttribute('role', 'status');
  document.body.append(created);
  return created;
}
