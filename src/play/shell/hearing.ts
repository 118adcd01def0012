import {player, type MakeRack} from '../audio';
import {h} from '../dom';

const SILENT = 'No sound can start here. You can still play, and see what you would hear.';
const NOT_YET = 'The sound hasn’t started yet. You can already play, and see what you would hear.';

/** Whether what is played can be heard; the browser says so, not a clock. */
export interface Hearing {
  /** Says so when there is no sound. */
  readonly element: HTMLElement;
  /** Wakes the device if it sleeps. To be called within a press. */
  readonly wake: () => void;
  /** Of what was not heard, the last is played once the device is awake: all would sound at once. */
  readonly wait: (play: () => void) => void;
  /** Something was shown: who plays on without a sound is told. */
  readonly shown: () => void;
  /** Lets the device rest. */
  readonly rest: () => void;
}

/**
 * @param figure carries `data-demo-state`: `ready` with sound, `silent` where there can't be any
 * @param level dB that make what plays as loud as others
 * @param rack makes what sounds go through
 * @param onStart called when sound starts: at once, late, after a rest, or after a call on a phone
 */
export function createHearing(
  figure: HTMLElement,
  level: number,
  rack: MakeRack | undefined,
  onStart: () => void,
): Hearing {
  const element = h('p', {class: 'sp-play-silent', role: 'status'});
  let waiting: (() => void) | undefined;
  let isHeard = false;
  let wasMissed = false;

  function onChange(): void {
    const wasHeard = isHeard;
    isHeard = player.isAudible();
    if (!isHeard && player.hasFailed()) {
      figure.dataset.demoState = 'silent';
      element.textContent = SILENT;
    }
    if (!isHeard || wasHeard) return;
    figure.dataset.demoState = 'ready';
    element.textContent = '';
    wasMissed = false;
    waiting?.();
    waiting = undefined;
    onStart();
  }

  return {
    element,
    wake: () => player.wake(onChange, level, rack),
    wait: (play) => void (waiting = play),
    shown() {
      onChange(); // browsers don't tell of each interruption that it is over
      if (isHeard) return;
      // One hit may well come while the device wakes.
      if (wasMissed) element.textContent ||= NOT_YET;
      wasMissed = true;
    },
    rest() {
      waiting = undefined;
      isHeard = wasMissed = false;
      player.rest();
    },
  };
}
