/**
 * Mends a page that can't start because one of its scripts is gone or can't be read, as happens when an old page
 * meets a new release: it is loaded once more, and if that does not help the reader is told, with a button to try
 * again (specification, section 8). Docusaurus does so for the next page only, not for the first.
 * Test: tests/browser/shell/missingChunk.spec.ts
 */
export function recover(): void {
  let isDone = false;
  // Firefox calls scripts failed that it stops loading as the reader goes on to another page.
  const leave = (): void => void (isDone = true);
  addEventListener('beforeunload', leave);
  // After this they are all there, and a listener may cost the page its place in the browser's cache.
  addEventListener('load', () => removeEventListener('beforeunload', leave));
  addEventListener(
    'error',
    ({target, error, filename}) => {
      // It's gone; or it can't be read, since a page was sent in its place or the browser is too old.
      const unread = error instanceof SyntaxError ? filename : '';
      const script = target instanceof HTMLScriptElement ? target.src : unread;
      if (!script.startsWith(location.origin) || !script.endsWith('.js')) return;
      if (document.documentElement.dataset.hasHydrated === 'true') return; // Docusaurus takes over
      if (isDone) return;
      isDone = true;
      // A page that was loaded again already is not loaded a third time, whatever is missing now.
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (navigator.onLine && visit?.type !== 'reload') {
        location.reload();
        return;
      }
      const file = script.split('/').pop() ?? '';
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => tell(file));
      else tell(file);
    },
    true,
  );

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
