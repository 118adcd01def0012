/** Key in session storage: addresses of the scripts for whose sake a page was loaded once more. */
const KEY = 'sp.reloadedFor';
const MESSAGE = 'Part of this page did not load, so menus and search may not answer.';
const BUTTON = 'Retry';

/** @returns inline script, for the page's head, before any other script */
export function recoveryScript(): string {
  return `(${recover.toString()})(${JSON.stringify([KEY, MESSAGE, BUTTON]).slice(1, -1)})`;
}

/**
 * Mends a page that can't start because one of its scripts is gone, as happens when an old page meets a
 * new release: it is loaded once more, and if that does not help the reader is told, with a button to try
 * again (specification, section 8). Docusaurus does so for the next page only, not for the first.
 * Test: tests/browser/shell/missingChunk.spec.ts
 *
 * Runs in the browser, on its own: nothing from outside may be used here.
 */
function recover(key: string, message: string, label: string): void {
  let reloading = false;
  let told = false;
  const tell = (file: string): void => {
    if (told) return;
    told = true;
    const note = document.createElement('div');
    note.className = 'sp-load-fault';
    note.setAttribute('role', 'alert');
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'sp-button';
    retry.textContent = label;
    retry.addEventListener('click', () => location.reload());
    note.append(`${message} (${file})`, retry);
    document.body.append(note);
  };
  addEventListener(
    'error',
    ({target}) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return;
      if (document.documentElement.dataset.hasHydrated === 'true') return; // Docusaurus takes over
      if (reloading || told) return;
      try {
        // Without storage it can't be known whether this is the second time; so, no second time.
        const before = (sessionStorage.getItem(key) ?? '').split(' ');
        if (navigator.onLine && !before.includes(target.src)) {
          // The page's other scripts may be gone too, and must not make it load a third time.
          const all = [...document.scripts].map(({src}) => src).filter(Boolean);
          sessionStorage.setItem(key, [...new Set([...before, target.src, ...all])].join(' '));
          reloading = true;
          location.reload();
          return;
        }
      } catch {
        // The reader is told instead.
      }
      const file = target.src.split('/').pop() ?? '';
      if (document.readyState === 'loading') {
        addEventListener('DOMContentLoaded', () => tell(file));
      } else {
        tell(file);
      }
    },
    true,
  );
}
