import {closeOnBack} from '../../lib/closeOnBack';
import {h, wantsStill} from '../dom';

/**
 * Shows a demonstration in place of its picture, where figure/figure.css keeps the height for it, and
 * else over the page: there it would be taller than a phone. A small one has its picture's place for the drum.
 *
 * @param onLeave the reader leaves it by a key or a gesture of the browser's
 * @returns gives the figure the picture back
 */
export function show(figure: HTMLElement, element: HTMLElement, onLeave: () => void): () => void {
  const {demoSmall} = figure.dataset;
  const hasRoom = demoSmall !== undefined || parseFloat(getComputedStyle(figure).minHeight) > 0;
  // The ring is for who opened it by a key: WebKit would draw it after any press.
  element.toggleAttribute('data-pressed', !document.activeElement?.matches(':focus-visible'));
  const takeAway = (hasRoom ? showHere : showOver)(figure, element, onLeave);
  return () => {
    takeAway();
    delete figure.dataset.demoState;
  };
}

function showHere(figure: HTMLElement, element: HTMLElement): () => void {
  figure.style.minHeight = `${String(figure.getBoundingClientRect().height)}px`; // nothing below it moves
  figure.dataset.demoState = 'starting';
  figure.append(element);
  element.focus({preventScroll: true});
  showStart(figure);
  return () => {
    element.remove();
    figure.style.removeProperty('min-height');
  };
}

function showOver(figure: HTMLElement, element: HTMLElement, onLeave: () => void): () => void {
  const label = element.getAttribute('aria-label') ?? '';
  const dialog = h('dialog', {class: 'sp-play-over', 'aria-label': label, close: onLeave}, element);
  figure.dataset.demoOver = '';
  figure.dataset.demoState = 'starting';
  figure.append(dialog);
  dialog.showModal();
  // The page below doesn't scroll along, and its text doesn't break elsewhere: a computer's scroll bar keeps its room.
  const {dataset, clientWidth} = document.documentElement;
  dataset.demoOver = window.innerWidth > clientWidth ? 'beside-bar' : '';
  element.focus();
  const release = closeOnBack(onLeave);
  return () => {
    release();
    dialog.remove();
    delete figure.dataset.demoOver;
    delete document.documentElement.dataset.demoOver;
  };
}

/**
 * Brings what a reader starts with into view: what to do, and the whole drum. Nothing moves if it is
 * there. How far below the window's top the figure must begin, its scroll margin says.
 */
function showStart(figure: HTMLElement): void {
  const drum = figure.querySelector('[data-demo-small] > .sp-play, .sp-play-drum');
  const top = parseFloat(getComputedStyle(figure).scrollMarginBlockStart);
  const isSeen =
    figure.getBoundingClientRect().top >= top &&
    (drum?.getBoundingClientRect().bottom ?? 0) <= innerHeight;
  if (!isSeen) figure.scrollIntoView({behavior: wantsStill() ? 'instant' : 'smooth'});
}
