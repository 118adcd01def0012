/**
 * Lets the browser's search in the page find the words of a panel of tabs while it is closed; src/shell/folded.ts
 * then opens it. React 18 knows no value of `hidden`, hence an observer, which acts before anything is painted.
 *
 * @param panel what React hides and shows
 * @returns stops it
 */
export function keepFindable(panel: Element): () => void {
  if (!('onbeforematch' in document)) return () => undefined;
  const update = (): void => {
    const isClosed = panel.hasAttribute('hidden');
    if (!isClosed) panel.removeAttribute('aria-hidden');
    else if (panel.getAttribute('hidden') !== 'until-found') {
      panel.setAttribute('hidden', 'until-found');
      panel.setAttribute('aria-hidden', 'true'); // its words are, but it would stand there as an empty panel
    }
  };
  const observer = new MutationObserver(update);
  observer.observe(panel, {attributeFilter: ['hidden']});
  update();
  return () => observer.disconnect();
}
