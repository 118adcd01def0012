/**
 * Acts when the page is left or its tab is hidden: browsers tell both by the same event.
 *
 * @returns stops watching
 */
export function whenHidden(act: () => void): () => void {
  const onChange = (): void => {
    if (document.hidden) act();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
