import {wantsStill} from '../dom';

/**
 * Brings what a reader starts with into view: what to do, and the whole drum. Nothing moves if it is
 * there. How far below the window's top the figure must begin, its scroll margin says.
 */
export function showStart(figure: HTMLElement): void {
  const drum = figure.querySelector('.sp-play-drum');
  const top = parseFloat(getComputedStyle(figure).scrollMarginBlockStart);
  const isSeen =
    figure.getBoundingClientRect().top >= top &&
    (drum?.getBoundingClientRect().bottom ?? 0) <= innerHeight;
  if (!isSeen) figure.scrollIntoView({behavior: wantsStill() ? 'instant' : 'smooth'});
}
