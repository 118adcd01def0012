import {player, rememberedVolume, VOLUME_RANGE} from '../audio';
import {h} from '../dom';
import {controls} from './controls';
import type {Play, Words} from './demonstration';

const PRINCIPLE = 'This shows the idea, not the program’s screen.';
const PRINCIPLE_SMALL = 'The idea, not the screen. The sounds are made up.';

/** Besides the main one, so many settings leave the task and the drum the first look. */
const MOST_SEEN = 3;

interface Parts {
  readonly words: Words;
  readonly isSmall: boolean;
  readonly pattern: HTMLElement;
  readonly pads: readonly HTMLElement[];
  readonly drum: readonly Element[];
  readonly force: HTMLElement;
  readonly keys: HTMLElement;
  readonly told: readonly HTMLElement[];
  readonly strip: Element;
  readonly settings: Play['settings'];
  readonly onClose: () => void;
}

/** Puts the parts in their places; shell.lazy.css says where these are. */
export function createPanel(parts: Parts) {
  const {words, isSmall, pattern, pads, drum, force, keys, told, strip, settings} = parts;
  const {title, tasks, ours} = words;
  const [main, ...others] = settings;
  const volume = controls.slider({
    label: 'Volume',
    ...VOLUME_RANGE,
    value: rememberedVolume(),
    words: (value) => (value > VOLUME_RANGE.min ? `${String(value).replace('-', '–')} dB` : 'off'),
    onChange: player.setVolume,
  });
  const rest = h(
    'div',
    {class: 'sp-play-rest', ...(others.length > MOST_SEEN ? {'data-many': ''} : {})},
    h('div', {class: 'sp-play-side'}, ...others),
    h('p', {class: 'sp-play-foot'}, isSmall ? PRINCIPLE_SMALL : `${PRINCIPLE} ${ours}`),
    h('div', {class: 'sp-play-more'}, volume.element),
    ...pads,
  );
  const element = h(
    'div',
    {class: 'sp-play', role: 'group', tabindex: -1, 'aria-label': `${title}: a drum to play`},
    h('div', {class: 'sp-play-bar'}, pattern),
    h('p', {class: 'sp-play-tasks'}, tasks),
    h('div', {class: 'sp-play-hand'}, force, h('div', {class: 'sp-play-drum'}, ...drum)),
    keys,
    h('div', {class: 'sp-play-told'}, ...told),
    h('div', {class: 'sp-play-main'}, main),
    strip,
    unfold(rest, others.length > 0 ? 'settings' : ''), // Tab goes on to what it unfolds
    rest,
    controls.button('Close', parts.onClose, 'sp-button sp-play-close'),
  );
  /** Shows the volume anew: another page may have changed it. */
  const showVolume = (): void => volume.set(rememberedVolume());
  return {element, showVolume};
}

/** Where the place is narrow, the rest is folded; many settings are so in every place. */
function unfold(rest: HTMLElement, what: string): HTMLElement {
  const wordsFor = (isOpen: boolean): string =>
    what ? `${isOpen ? 'Fewer' : 'More'} ${what}` : isOpen ? 'Less' : 'More';
  const press: HTMLElement = controls.button(
    wordsFor(false),
    () => (press.textContent = wordsFor(rest.toggleAttribute('data-open'))),
    'sp-button sp-play-unfold',
  );
  return press;
}

/** Beside the drum and as high: the rule of the hand, and how hard it strikes, 0 to 1. */
export function forceScale() {
  const level = h('i');
  const parts = ['hit high: hard', level, 'hit low: soft'];
  return {
    element: h('div', {class: 'sp-play-force', 'aria-hidden': 'true'}, ...parts),
    set: (force: number): void => level.style.setProperty('--force', String(force)),
  };
}
