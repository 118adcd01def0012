/** Whether a press strikes or grabs; with Control it opens a menu on a Mac, which takes the end of the press. */
export const isGrip = ({button, ctrlKey}: PointerEvent): boolean => button === 0 && !ctrlKey;

/** Has a button answer as a drum does: when it is hit, not when it is let go. */
export function whenHit(button: HTMLElement, act: (event: MouseEvent) => void): void {
  /** Whether a pointer has pressed, so that the click is its end. */
  let isPointed = false;
  button.addEventListener('pointerdown', (event) => {
    isPointed = event.button === 0;
    if (isGrip(event)) act(event);
  });
  for (const end of ['pointercancel', 'contextmenu'])
    button.addEventListener(end, () => (isPointed = false));
  // Enter, Space and assistive technology press without a pointer; Firefox gives the latter's click a detail of 1.
  button.addEventListener('click', (event) => {
    if (event.detail === 0 || !isPointed) act(event);
    isPointed = false;
  });
}

/**
 * Lets what is in an element be dragged by one pointer at a time: another finger changes nothing. A pointer that
 * moves with no button down was let go where nobody told.
 *
 * @param grab whether there is something to drag where it is pressed
 * @param drop gets the end of it: unless that is a `pointerup`, the drag came to nothing
 */
export function drag(
  element: GlobalEventHandlers & Element,
  grab: (event: PointerEvent) => boolean,
  move: (event: PointerEvent) => void,
  drop: (event: PointerEvent) => void = () => undefined,
): void {
  let held: number | undefined;
  function end(event: PointerEvent): void {
    if (event.pointerId !== held) return;
    held = undefined;
    drop(event);
  }
  element.addEventListener('pointerdown', (event) => {
    if (held !== undefined && held !== event.pointerId) return;
    held = isGrip(event) && grab(event) ? event.pointerId : undefined;
    if (held === undefined) return;
    event.preventDefault();
    element.setPointerCapture(held);
  });
  element.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) end(event);
    else if (event.pointerId === held) move(event);
  });
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  element.addEventListener('lostpointercapture', end); // such as of what was hidden meanwhile
}
