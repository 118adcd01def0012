import {h} from '../lib/dom';

export {h, s, wantsStill} from '../lib/dom';

export const hasMidi = (): boolean => typeof navigator.requestMIDIAccess === 'function';

export function button(label: string, press: (by: MouseEvent) => unknown, look = 'sp-button') {
  return h('button', {type: 'button', class: look, click: press}, label);
}
