import type {Demonstration} from './demonstration';
import {show} from './place';
import {createSession} from './session';
import './shell.lazy.css';
import './controls.lazy.css';
import './widePlace.lazy.css';
import './smallPlace.lazy.css';
import './media.lazy.css';
import './largeText.lazy.css';

export type {Controls, SliderOptions} from './controls';
export type {Answer, Clock, ClockStep, Demonstration, Play, Stage} from './demonstration';

/** What is under way, and how its figure is given the picture back. */
let running: {session: ReturnType<typeof createSession>; giveBack: () => void} | undefined;

/** Starts a demonstration in its figure, in place of any other on the page. */
export function open(figure: HTMLElement, demonstration: Demonstration): void {
  close();
  const onClose = (): void => {
    close();
    figure.querySelector<HTMLElement>(':scope > .sp-play-it')?.focus();
  };
  const session = createSession(figure, demonstration, onClose);
  running = {session, giveBack: () => undefined};
  running.giveBack = show(figure, session.element, onClose);
  session.start();
}

/** Stops the demonstration that runs, if any, and gives its figure the picture back. */
export function close(): void {
  const ended = running;
  running = undefined;
  try {
    ended?.session.stop(); // it may still show what is due, and so mark the figure
  } finally {
    ended?.giveBack(); // the page is there again whatever else fails
  }
}
