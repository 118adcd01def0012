import {player, rememberedVolume, VOLUME_RANGE} from '../audio';
import {hitWords} from '../core';
import {h} from '../dom';
import {SOFTEST} from '../drum';
import {controls} from './controls';
import type {Play} from './demonstration';

const PRINCIPLE = 'This shows the idea, not the program’s screen.';

/** What a small place has room for. */
const PRINCIPLE_SMALL = 'The idea, not the screen. The sounds are made up.';

/** What a panel holds, ready made. */
interface Parts {
  readonly words: NonNullable<Play['words']>;
  /** Stands in front of the tasks. */
  readonly lead: string | undefined;
  readonly isSmall: boolean;
  readonly pattern: HTMLElement;
  readonly pads: readonly HTMLElement[];
  /** The drum, and what is drawn around it. */
  readonly drum: readonly Element[];
  readonly force: HTMLElement;
  readonly keys: HTMLElement;
  readonly told: readonly HTMLElement[];
  readonly strip: Element;
  readonly settings: readonly HTMLElement[];
  readonly onClose: () => void;
}

/** Puts the parts in their places; shell.lazy.css says where these are. */
export function createPanel(parts: Parts): HTMLElement {
  const {words, lead, isSmall, pattern, pads, drum, force, keys, told, strip, settings} = parts;
  const {title, tasks, ours} = words;
  const shift = h('span', {class: 'sp-play-shift'}, h('kbd', {}, 'Shift'), ' hits hard.');
  return h(
    'div',
    {class: 'sp-play', role: 'group', tabindex: -1, 'aria-label': `${title}: a drum to play`},
    h('div', {class: 'sp-play-bar'}, pattern),
    h('p', {class: 'sp-play-tasks'}, lead ? `${lead} ${tasks}` : tasks),
    h('div', {class: 'sp-play-drum'}, ...drum),
    force,
    keys,
    h('div', {class: 'sp-play-told'}, ...told),
    strip,
    h('div', {class: 'sp-play-side'}, ...settings),
    isSmall
      ? h('p', {class: 'sp-play-foot'}, PRINCIPLE_SMALL)
      : h('p', {class: 'sp-play-foot'}, `${PRINCIPLE} ${ours} `, shift),
    h('div', {class: 'sp-play-more'}, volume()),
    ...pads,
    controls.button('Close', parts.onClose, 'sp-button sp-play-close'),
  );
}

function volume(): HTMLElement {
  return controls.slider({
    label: 'Volume',
    ...VOLUME_RANGE,
    value: rememberedVolume(),
    words: (value) => (value > VOLUME_RANGE.min ? `${String(value).replace('-', '–')} dB` : 'off'),
    onChange: player.setVolume,
  }).element;
}

/**
 * The strip between soft and hard, for strokes whose force nobody tells.
 *
 * @param force 0 to 1
 */
export function forceStrip(force: number, onChange: (force: number) => void): HTMLElement {
  const words = (value: number): string =>
    hitWords({zone: 'center', strength: value / 100, time: 0}, '').slice(2);
  return controls.slider({
    label: 'How hard',
    min: Math.round(100 * SOFTEST),
    max: 100,
    value: Math.round(100 * force),
    words,
    ends: ['soft', 'hard'],
    kind: 'force',
    onChange: (value) => onChange(value / 100),
  }).element;
}
