/**
 * Acts on a press that begins on a dialog's backdrop: one that selects words in the dialog and is let go beside it is
 * meant for the words. Test: tests/browser/search/closing.spec.ts
 *
 * @returns stops it
 */
export function onBackdrop(dialog: HTMLDialogElement, act: () => void): () => void {
  let began = false;
  const listening = new AbortController();
  const {signal} = listening;
  const onClick = ({target}: MouseEvent): void => {
    if (began && target === dialog) act();
  };
  dialog.addEventListener('pointerdown', ({target}) => (began = target === dialog), {signal});
  dialog.addEventListener('click', onClick, {signal});
  return () => listening.abort();
}
