/** A turned picture must be at least so many times as large, or it isn't worth the turn. */
const WORTH = 1.2;

interface Size {
  width: number;
  height: number;
}

/** Where a picture stands in the window before it is enlarged, in CSS pixels. */
interface Place extends Size {
  left: number;
  top: number;
}

/**
 * A wide picture on an upright phone can't grow: its width is the screen's already. Turned by 90° it can.
 *
 * @param picture where it stands before it is enlarged
 * @param screen size of the window
 * @param margin to keep free at the window's edges
 * @returns CSS transform that turns it and fills the window with it; undefined when it should stay upright
 */
export function turningTransform(picture: Place, screen: Size, margin: number): string | undefined {
  if (screen.width >= screen.height || picture.width <= picture.height) return undefined;
  const width = screen.width - 2 * margin;
  const height = screen.height - 2 * margin;
  const upright = Math.min(width / picture.width, height / picture.height);
  const turned = Math.min(height / picture.width, width / picture.height);
  if (turned < WORTH * upright) return undefined;
  const x = screen.width / 2 - (picture.left + picture.width / 2);
  const y = screen.height / 2 - (picture.top + picture.height / 2);
  return `translate3d(${x}px, ${y}px, 0) rotate(90deg) scale(${turned})`;
}

/** Whether a picture gets larger than it is on its page, or only comes whole into a window that is too low for it. */
export const grows = (picture: Place, screen: Size, margin: number): boolean =>
  (picture.width + 2 * margin < screen.width && picture.height + 2 * margin < screen.height) ||
  turningTransform(picture, screen, margin) !== undefined;
