/**
 * Mends a page that can't start because one of its scripts is gone, as happens when an old page meets a
 * new release: it is loaded once more, and if that does not help the reader is told, with a button to try
 * again (specification, section 8). Docusaurus does so for the next page only, not for the first.
 * Test: tests/browser/shell/missingChunk.spec.ts
 */
export function recover(): void {
  let isDone = false;
  addEventListener(
    'error',
    ({target}) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return;
      if (document.documentElement.dataset.hasHydrated === 'true') return; // Docusaurus takes over
      if (isDone) return;
      isDone = true;
      if (mayReload(target.src)) {
        location.reload();
        return;
      }
      const file = target.src.split('/').pop() ?? '';
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => tell(file));
      else tell(file);
    },
    true,
  );

  /** Whether the page was not loaded again for this script's sake: session storage knows. */
  function mayReload(script: string): boolean {
    const key = 'sp.reloadedFor';
    try {
      // Without storage it can't be known whether this is the second time; so, no second time.
      const before = (sessionStorage.getItem(key) ?? '').split(' ');
      if (!navigator.onLine || before.includes(script)) return false;
      // The page's other scripts may be gone too, and must not make it load a third time.
      const all = [...document.scripts].map(({src}) => src);
      sessionStorage.setItem(key, [...new Set([...before, script, ...all])].join(' '));
      return true;
    } catch {
      return false;
    }
  }

  function tell(file: string): void {
    const note = document.createElement('div');
    note.className = 'sp-load-fault';
    note.setAttribute('role', 'alert');
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'sp-button';
    retry.textContent = 'Retry';
    retry.addEventListener('click', () => location.reload());
    note.append(
      `Part of this page did not load, so menus and search may not answer. (${file})`,
      retry,
    );
    document.body.append(note);
  }
}
