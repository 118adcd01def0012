import type {Demonstration} from './demonstration';
import {createSession, type Session} from './session';
import {showStart} from './showStart';
import './shell.lazy.css';

export type {Controls} from './controls';
export type {Answer, Clock, ClockStep, Demonstration, Play, Stage} from './demonstration';

let running: {session: Session; figure: HTMLElement} | undefined;

/** Starts a demonstration in its figure, in place of any other on the page. */
export function open(figure: HTMLElement, demonstration: Demonstration): void {
  close();
  const session = createSession(figure, demonstration, () => {
    close();
    figure.querySelector<HTMLElement>(':scope > .sp-play-it')?.focus();
  });
  running = {session, figure};
  figure.style.minHeight = `${String(figure.getBoundingClientRect().height)}px`; // nothing below it moves
  figure.dataset.demoState = 'starting';
  figure.append(session.element);
  session.start();
  session.element.focus({preventScroll: true});
  showStart(figure);
}

/** Stops the demonstration that runs, if any, and gives its figure the picture back. */
export function close(): void {
  running?.session.stop();
  running?.session.element.remove();
  delete running?.figure.dataset.demoState;
  running?.figure.style.removeProperty('min-height');
  running = undefined;
}
