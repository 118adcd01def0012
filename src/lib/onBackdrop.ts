/**
 * Acts on a press that begins on a dialog's backdrop: one that selects words in the dialog and is let go beside it is
 * meant for the words. Test: tests/browser/search/closing.spec.ts
 *
 * @returns stops it
 */
export function onBackdrop(dialog: HTMLDialogElement, act: () => void): () => void {
  let began = false;
  const onDown = ({target}: PointerEvent): void => void (began = target === dialog);
  const onClick = ({target}: MouseEvent): void => {
    if (began && target === dialog) act();
  };
  dialog.addEventListener('pointerdown', onDown);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onDown);
    dialog.removeEventListener('click', onClick);
  };
}
