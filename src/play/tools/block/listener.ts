import type {ClientModule} from '@docusaurus/types';
import {loadAsked} from '../../../lib/loadAsked';
import {isToolName, type ToolName} from '../names';
import type {OpenTool, Tool} from '../tool';

/** Only this listener comes with the page; the rest is loaded with the first press, or an address with a place. */

const START = '[data-tool] > .sp-tool-start';

const LOAD: Readonly<Record<ToolName, () => Promise<{open: OpenTool}>>> = {
  'get-the-sound-back': () =>
    import(/* webpackChunkName: "tool-get-the-sound-back" */ '../getTheSoundBack'),
  'midi-monitor': () => import(/* webpackChunkName: "tool-midi-monitor" */ '../midiMonitor'),
};

/** The tool whose place an address keeps, by how its hash begins. */
const KEPT = {hash: '#sound=', place: '[data-tool="get-the-sound-back"]'};

/** As it is now: the router tells of an address later, when the reader may have gone back already. */
const hasPlace = (): boolean => window.location.hash.startsWith(KEPT.hash);

const running = new Map<HTMLElement, Tool>();

function close(place: HTMLElement): void {
  const tool = running.get(place);
  running.delete(place);
  tool?.stop();
  tool?.element.remove();
  delete place.dataset.toolState;
}

async function start(place: HTMLElement, isWanted = () => true): Promise<void> {
  const name = place.dataset.tool ?? '';
  if (place.dataset.toolState || !isToolName(name)) return; // pressed twice
  place.dataset.toolState = 'loading';
  const loaded = await loadAsked(place, LOAD[name]);
  if (!loaded || !place.isConnected || !isWanted()) {
    delete place.dataset.toolState;
    return;
  }
  const tool = loaded.open(() => {
    close(place);
    place.querySelector<HTMLElement>(':scope > .sp-tool-start')?.focus();
  });
  running.set(place, tool);
  place.append(tool.element);
  place.dataset.toolState = 'open';
  tool.element.scrollIntoView({block: 'nearest'});
  tool.focus();
}

function onClick({target}: MouseEvent): void {
  const place = target instanceof Element && target.closest(START)?.parentElement;
  if (place) void start(place);
}

export const tools: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) document.addEventListener('click', onClick);
    else if (location.pathname !== previousLocation.pathname) {
      for (const place of [...running.keys()]) close(place);
    }
    const place = hasPlace() && document.querySelector<HTMLElement>(KEPT.place);
    if (place) void start(place, hasPlace);
  },
};
