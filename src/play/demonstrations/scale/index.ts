import {
  C3,
  evenHits,
  NO_VOICES,
  pitchName,
  playing,
  playScale,
  SCALE_DEFAULTS,
  toggleNote,
  VOICE_CONTROLS,
  type Started,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import './scale.lazy.css';

/** The keyboard of the pictures: C3 to C4. facts: controllers/note-controller, control table */
const KEYS = Array.from({length: 13}, (_, semitones) => C3 + semitones);

/** White keys, in semitones above C. */
const WHITE = [0, 2, 4, 5, 7, 9, 11, 12];

/** Eight hits, each in the middle of an eighth of the range, soft to hard. Ours. */
const CLIMB = Array.from({length: 8}, (_, index) => (index + 0.5) / 8);

const NOTE_CONTROLLER_NOTES = [0, 2, 4, 7, 9].map((semitones) => C3 + semitones);

/** Soft notes are lifted, so that all of the scale is heard. */
const lifted = (sound: Started): Started => ({...sound, gain: 0.4 + 0.6 * sound.gain});

function start({controls: {button, choice, h, row}, variant}: Stage): Play {
  const isController = variant === 'note-controller';
  let settings = SCALE_DEFAULTS;
  const rule = playing(playScale, NO_VOICES, () => settings);

  const keys = KEYS.map((note) => {
    const key: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        'aria-label': note === C3 + 12 ? 'C, high' : pitchName(note),
        click: () => change(toggleNote(settings.notes, note)),
      },
      h('span', {}, pitchName(note)),
    );
    const white = WHITE.findLastIndex((semitones) => C3 + semitones <= note);
    const isBlack = C3 + (WHITE[white] ?? 0) < note;
    key.toggleAttribute('data-black', isBlack);
    key.style.setProperty('--column', String(3 * white + (isBlack ? 3 : 1)));
    return key;
  });
  /** The notes that are on, each with its share of the range. */
  const shares = h('div', {class: 'sp-scale-shares', 'aria-hidden': 'true'});

  function change(notes: readonly number[]): void {
    settings = {...settings, notes};
    keys.forEach((key, index) =>
      key.setAttribute('aria-pressed', String(notes.includes(C3 + index))),
    );
    shares.replaceChildren(...notes.map((note) => h('span', {'data-note': note}, pitchName(note))));
    light(undefined);
  }

  /** Marks the note that was played last, on its key and among the shares. */
  function light(note: number | undefined): void {
    keys.forEach((key, index) => key.toggleAttribute('data-plays', C3 + index === note));
    for (const share of shares.children) {
      share.toggleAttribute('data-plays', share.getAttribute('data-note') === String(note));
    }
  }

  /** What Pitch & Scale has beside the keyboard. */
  const pitchAndScale = (): HTMLElement =>
    row(
      choice(
        'voice cntrl',
        VOICE_CONTROLS,
        settings.voiceControl,
        (voiceControl) => void (settings = {...settings, voiceControl}),
      ).element,
      button('Hungarian Minor', () => change(SCALE_DEFAULTS.notes), 'sp-button sp-scale-ready'),
    );
  change(isController ? NOTE_CONTROLLER_NOTES : settings.notes);
  return {
    settings: [
      h(
        'div',
        {},
        h('div', {class: 'sp-scale-range', 'aria-hidden': 'true'}, 'soft', shares, 'hard'),
        h('div', {class: 'sp-scale-keys', role: 'group', 'aria-label': 'Keyboard'}, ...keys),
      ),
      ...(isController ? [] : [pitchAndScale()]),
    ],
    ...rule,
    hit(hit) {
      const {outcome, slides} = rule.hit(hit);
      const pitch = outcome.starts[0]?.pitch;
      return {
        outcome: {...outcome, starts: outcome.starts.map(lifted)},
        slides,
        mark: pitch === undefined ? '' : pitchName(pitch),
        seen: () => light(pitch),
      };
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Scale',
  tasks: 'Hit soft, then hard: the harder, the higher in the scale. Turn keys off, and hit again.',
  ours: 'Made up here: equal shares of the range for all notes, Next at first, the sound, its loudness and how fast it slides.',
  variants: {
    // It has neither voice cntrl nor a scale by name. facts: controllers/note-controller 12
    'note-controller': {
      title: 'Note Controller',
      tasks:
        'Here velocity chooses the note: soft to hard plays low to high. Turn keys on and off.',
      ours: 'Made up here: that harder is higher, the notes at first, the sound and its loudness.',
    },
  },
  level: 7.5,
  zones: ['center', 'edge'],
  sounds: {note: {row: 'notes', pitches: [C3, C3 + 12], plays: 'vibes'}},
  pattern: evenHits(CLIMB, 0.45),
  start,
};
