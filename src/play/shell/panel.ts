import {player, rememberedVolume, VOLUME_RANGE} from '../audio';
import {hitWords} from '../core';
import {h} from '../dom';
import {SOFTEST} from '../drum';
import {controls} from './controls';
import type {Play, Words} from './demonstration';
import {SOFT_KEY} from './keyboard';

const PRINCIPLE = 'This shows the idea, not the program’s screen.';
const PRINCIPLE_SMALL = 'The idea, not the screen. The sounds are made up.';

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
export function createPanel(parts: Parts): HTMLElement {
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
  const [shift, soft] = [h('kbd', {}, 'Shift'), h('kbd', {}, SOFT_KEY)];
  const foot = isSmall
    ? [PRINCIPLE_SMALL]
    : [
        `${PRINCIPLE} ${ours} The higher in its zone you hit, the harder. `,
        h('span', {class: 'sp-play-shift'}, 'Keys: ', shift, ' hard, ', soft, ' soft.'),
      ];
  const rest = h(
    'div',
    {class: 'sp-play-rest'},
    unfold(),
    h('div', {class: 'sp-play-side'}, ...others),
    h('p', {class: 'sp-play-foot'}, ...foot),
    h('div', {class: 'sp-play-more'}, volume.element),
    ...pads,
  );
  return h(
    'div',
    {class: 'sp-play', role: 'group', tabindex: -1, 'aria-label': `${title}: a drum to play`},
    h('div', {class: 'sp-play-bar'}, pattern),
    h('p', {class: 'sp-play-tasks'}, tasks),
    h('div', {class: 'sp-play-hand'}, force, h('div', {class: 'sp-play-drum'}, ...drum)),
    keys,
    h('div', {class: 'sp-play-told'}, ...told),
    h('div', {class: 'sp-play-main'}, main),
    strip,
    rest,
    controls.button('Close', parts.onClose, 'sp-button sp-play-close'),
  );
}

/** Where the place is narrow, the rest is folded. */
function unfold(): HTMLElement {
  const press = controls.button(
    'More settings',
    () => {
      const rest = press.parentElement;
      const isOpen = rest?.toggleAttribute('data-open') ?? false;
      press.setAttribute('aria-expanded', String(isOpen));
      if (isOpen) rest?.scrollIntoView({block: 'nearest'});
    },
    'sp-button sp-play-unfold',
  );
  press.setAttribute('aria-expanded', 'false');
  return press;
}

/** Beside the drum and as high: how hard the hand strikes, and what keys strike with, 0 to 1. */
export function forceSlider(force: number, onChange: (force: number) => void) {
  return controls.slider({
    label: 'How hard',
    min: Math.round(100 * SOFTEST),
    max: 100,
    value: Math.round(100 * force),
    words: (value) => hitWords({zone: 'center', strength: value / 100, time: 0}, '').slice(2),
    ends: ['soft', 'hard'],
    kind: 'force',
    onChange: (value) => onChange(value / 100),
  });
}
