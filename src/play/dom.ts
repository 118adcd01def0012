import {h} from '../lib/dom';

export {h, s, wantsStill} from '../lib/dom';

/** Whether the browser has Web MIDI at all. */
export const hasMidi = (): boolean => typeof navigator.requestMIDIAccess === 'function';

/** Makes a button. */
export const button = (label: string, press: () => unknown, look = 'sp-button') =>
  h('button', {type: 'button', class: look, click: press}, label);
