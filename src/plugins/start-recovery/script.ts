/** Key in session storage: addresses of the scripts for whose sake a page was loaded once more. */
const KEY = 'sp.reloadedFor';
const MESSAGE =
  'Part of this page did not load, so menus and search may not answer. You can read on, or ';
const LINK = 'load the page again.';

/** @returns inline script, for the page's head, before any other script */
export function startRecoveryScript(): string {
  return `(${recover.toString()})(${JSON.stringify([KEY, MESSAGE, LINK]).slice(1, -1)})`;
}

/** Runs in the browser, on its own: nothing from outside may be used here. */
function recover(key: string, message: string, link: string): void {
  let reloading = false;
  let told = false;
  const tell = (): void => {
    if (told) return;
    told = true;
    const note = document.createElement('p');
    note.className = 'sp-load-fault';
    note.setAttribute('role', 'alert');
    const again = document.createElement('a');
    again.href = '';
    again.textContent = link;
    note.append(message, again);
    document.body.prepend(note);
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
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
      else tell();
    },
    true,
  );
}
