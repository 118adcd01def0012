import type {ClientModule} from '@docusaurus/types';
import {loadAsked} from '../../lib/loadAsked';
import {restContext, wakeContext} from '../audio/context';
import type {DemoName} from '../names';
import type * as Shell from '../shell';
import type {Demonstration} from '../shell';

/** Only this listener comes with the page; the rest is loaded with the first press. */

const BUTTON = 'figure[data-demo] > .sp-play-it';

const DEMONSTRATIONS: Readonly<Record<DemoName, () => Promise<{demonstration: Demonstration}>>> = {
  blend: () => import(/* webpackChunkName: "play-blend" */ '../demonstrations/blend'),
  choke: () => import(/* webpackChunkName: "play-choke" */ '../demonstrations/choke'),
  crosstalk: () => import(/* webpackChunkName: "play-crosstalk" */ '../demonstrations/crosstalk'),
  effects: () => import(/* webpackChunkName: "play-effects" */ '../demonstrations/effects'),
  'hit-ranges': () =>
    import(/* webpackChunkName: "play-hit-ranges" */ '../demonstrations/hitRanges'),
  latency: () => import(/* webpackChunkName: "play-latency" */ '../demonstrations/latency'),
  metro: () => import(/* webpackChunkName: "play-metro" */ '../demonstrations/metro'),
  'one-gesture': () =>
    import(/* webpackChunkName: "play-one-gesture" */ '../demonstrations/oneGesture'),
  'pre-post': () => import(/* webpackChunkName: "play-pre-post" */ '../demonstrations/prePost'),
  scale: () => import(/* webpackChunkName: "play-scale" */ '../demonstrations/scale'),
  sequencer: () => import(/* webpackChunkName: "play-sequencer" */ '../demonstrations/sequencer'),
  'two-thresholds': () =>
    import(/* webpackChunkName: "play-two-thresholds" */ '../demonstrations/twoThresholds'),
  'velocity-curve': () =>
    import(/* webpackChunkName: "play-velocity-curve" */ '../demonstrations/velocityCurve'),
  zones: () => import(/* webpackChunkName: "play-zones" */ '../demonstrations/zones'),
};

let shell: typeof Shell | undefined;
/** The figure that was pressed last: of two that load, it is the one to open. */
let asked: HTMLElement | undefined;

async function start(figure: HTMLElement): Promise<void> {
  asked = figure;
  const load = DEMONSTRATIONS[figure.dataset.demo as DemoName];
  if (figure.dataset.demoState) return; // pressed twice
  figure.dataset.demoState = 'loading';
  void wakeContext().catch(() => undefined); // the shell says what there is to hear
  const loaded = await loadAsked(figure, () =>
    Promise.all([
      load(), // first: where a style of its own and the shell's weigh the same, the shell's counts
      import(/* webpackChunkName: "play" */ '../shell'),
    ]),
  );
  if (!loaded || figure !== asked || !figure.isConnected) {
    giveBack(figure);
    return;
  }
  [, shell] = loaded;
  try {
    shell.open(figure, loaded[0].demonstration);
  } catch (error) {
    shell.close(); // what failed midway
    giveBack(figure);
    throw error;
  }
}

/** The picture and its button are back. */
function giveBack(figure: HTMLElement): void {
  delete figure.dataset.demoState;
  if (!document.querySelector('[data-demo-state]')) restContext(); // another may play, or load
}

function onClick({target}: MouseEvent): void {
  const figure = target instanceof Element && target.closest(BUTTON)?.parentElement;
  if (figure) void start(figure);
}

export const demonstrations: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) document.addEventListener('click', onClick);
    else if (location.pathname !== previousLocation.pathname) shell?.close();
  },
};
