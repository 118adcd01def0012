/**
 * Acts when the page is left or its tab is hidden.
 *
 * @returns stops watching
 */
export function whenHidden(act: () => void): () => void {
  const onChange = ({type}: Event): void => {
    if (type === 'pagehide' || document.hidden) act();
  };
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pagehide', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pagehide', onChange);
  };
}
