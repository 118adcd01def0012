import {player, type MakeRack} from '../audio';
import {createSpoken} from '../spoken';

const SILENT = 'No sound can start here. You can still play, and see what you would hear.';
const NOT_YET = 'The sound hasn’t started yet. If it stays silent, load the page again.';

/**
 * Whether what is played can be heard; the browser says so, not a clock. Its element says so when not, and
 * the figure's `data-demo-state`. Sound starts at once, late, after a rest, or after a call on a phone.
 */
export function createHearing(
  figure: HTMLElement,
  level: number,
  rack: MakeRack | undefined,
  onStart: () => void,
) {
  const spoken = createSpoken('sp-play-silent');
  let said = '';
  let waiting: (() => void) | undefined;
  let isHeard = false;
  let wasMissed = false;

  function say(words: string): void {
    if (words !== said) spoken.say((said = words));
  }

  function onChange(): void {
    const wasHeard = isHeard;
    isHeard = player.isAudible();
    if (!isHeard && player.hasFailed()) {
      figure.dataset.demoState = 'silent';
      say(SILENT);
    }
    if (!isHeard || wasHeard) return;
    figure.dataset.demoState = 'ready';
    say('');
    wasMissed = false;
    waiting?.();
    waiting = undefined;
    onStart();
  }

  return {
    element: spoken.element,
    /** Wakes the device if it sleeps. To be called within a press. */
    wake: (): void => player.wake(onChange, level, rack),
    /** Of what was not heard, the last is played once the device is awake: all would sound at once. */
    wait: (play?: () => void): void => void (waiting = play),
    /** Something was shown: who plays on without a sound is told. */
    shown(): void {
      onChange(); // browsers don't tell of each interruption that it is over
      if (isHeard) return;
      // One hit may well come while the device wakes.
      if (wasMissed) say(said || NOT_YET);
      wasMissed = true;
    },
    rest(): void {
      waiting = undefined;
      isHeard = wasMissed = false;
      player.rest();
    },
  };
}
