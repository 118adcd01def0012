import {button, h, hasMidi} from '../../dom';
import {createSpoken} from '../../spoken';
import {midiWords, type MidiMessage} from '../../core';
import {ASKING, createDevices, heldWords, troubleWords, type Device} from '../../devices';
import type {OpenTool} from '../tool';
import {addMessage, isBackground, type Row} from './log';
import {listeningWords, unlistedWords, WORDS} from './words';
import './midiMonitor.lazy.css';

const AGAIN = 'Try again';

const rowElement = ({words, device, count, isNoteOn}: Row): HTMLElement =>
  h(
    'li',
    {},
    isNoteOn ? h('strong', {}, words) : words,
    ...(count > 1 ? [` × ${String(count)}`] : []),
    h('span', {class: 'sp-midi-device'}, device.name),
  );

/** Shows what MIDI devices send to this computer. Nothing leaves it. */
export const open: OpenTool = (close) => {
  let rows: readonly Row[] = [];
  let unlisted: readonly string[] = [];
  let devices: readonly Device[] = [];
  const held = new Set<string>();
  let frame = 0;

  const listening = createDevices({onDevices, onHeld, onMessage});
  const spoken = createSpoken();
  const status = h('p', {class: 'sp-midi-status'});
  const log = h('div', {
    class: 'sp-midi-log',
    role: 'region',
    'aria-label': 'Messages, newest first',
    tabindex: 0,
  });
  const aside = h('p', {class: 'sp-midi-aside'});
  const again = button(AGAIN, () => void ask());
  const empty = button('Clear', clear);
  again.hidden = log.hidden = empty.hidden = true;
  const buttons = h('p', {class: 'sp-midi-buttons'}, again, empty, button('Stop', close));
  const element = h(
    'section',
    {class: 'sp-tool sp-midi', 'aria-label': 'MIDI monitor', tabindex: -1},
    status,
    log,
    aside,
    buttons,
    spoken.element,
  );

  function tell(words: string): void {
    status.textContent = words;
    spoken.say(words);
  }

  function offerAgain(isOffered: boolean): void {
    if (!isOffered && document.activeElement === again) element.focus();
    again.hidden = !isOffered;
  }

  function tellDevices(): void {
    const names = (isHeld: boolean): string[] =>
      devices.filter(({id}) => held.has(id) === isHeld).map(({name}) => name);
    const heard = names(false);
    const words = heard.length > 0 ? [listeningWords(heard)] : [];
    tell(
      devices.length === 0
        ? WORDS.none
        : [...names(true).map((name) => heldWords(name, AGAIN)), ...words].join(' '),
    );
    offerAgain(held.size > 0);
    drawSoon();
  }

  function draw(): void {
    frame = 0;
    // There is a log once something may come, and it stays while there is something in it.
    const hasLog = devices.length > held.size || rows.length > 0;
    if (!hasLog && [log, empty].includes(document.activeElement as never)) element.focus();
    log.hidden = empty.hidden = !hasLog;
    const words = WORDS[unlisted.length > 0 ? 'background' : 'quiet'];
    const quiet = devices.length > held.size ? [h('p', {}, words)] : [];
    log.replaceChildren(...(rows.length > 0 ? [h('ul', {}, ...rows.map(rowElement))] : quiet));
    aside.textContent = unlisted.length > 0 ? unlistedWords(unlisted) : '';
  }

  /** However many messages come, the log is drawn once a frame. */
  function drawSoon(): void {
    frame ||= requestAnimationFrame(draw);
  }

  function clear(): void {
    rows = [];
    unlisted = [];
    drawSoon();
    spoken.say('Cleared');
  }

  function onMessage(message: MidiMessage, device: Device): void {
    if (isBackground(message)) {
      const name = midiWords(message).toLowerCase();
      if (!unlisted.includes(name)) unlisted = [...unlisted, name];
    } else {
      rows = addMessage(rows, message, device);
      if (message.type !== 'noteOff') spoken.say(rows[0]?.words ?? '');
    }
    drawSoon();
  }

  function onDevices(all: readonly Device[]): void {
    devices = all;
    for (const id of held) if (!all.some((device) => device.id === id)) held.delete(id);
    tellDevices();
  }

  function onHeld({id}: Device): void {
    held.add(id);
    onDevices(devices); // it may be gone by now
  }

  async function ask(): Promise<void> {
    held.clear();
    if (!hasMidi()) {
      tell(WORDS.missing);
      buttons.hidden = true; // nothing to try, to clear or to stop
      return;
    }
    tell(ASKING);
    try {
      await listening.ask();
    } catch (error) {
      tell(troubleWords(error, AGAIN));
      offerAgain(true);
    }
  }

  void ask();
  return {
    element,
    focus: () => element.focus({preventScroll: true}),
    stop() {
      listening.stop();
      spoken.stop();
      cancelAnimationFrame(frame);
    },
  };
};
