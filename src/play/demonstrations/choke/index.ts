import {CHOKE_DEFAULTS, LONG, NO_VOICES, playing, playChoke, type ChokeModule} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';

/** A third sound in a layer of its own, which Retrig can't reach. facts: how-to/choke-sounds 6 */
const BASS: ChokeModule = {
  id: 'bass',
  name: 'bass',
  parent: 'bass layer',
  zones: ['edge'],
  sounds: true,
  length: LONG,
};

/** Whether the edge plays the bass, and what the rim does to its stop button: a threshold in %, or nothing. */
const BASSES = {none: 'None', ring: 'Rings', any: 'Rim stops', firm: 'Firm rim'} as const;
type Bass = keyof typeof BASSES;

/** Both chords in one controller, as the page has them; with the bass, the first on the center alone. */
function settingsWith(retrig: boolean, isFull: boolean, bass: Bass) {
  const [first, second] = CHOKE_DEFAULTS.modules as readonly [ChokeModule, ChokeModule];
  const chords: ChokeModule[] = [
    bass === 'none' ? first : {...first, zones: ['center']},
    {...second, sounds: isFull},
  ];
  const stop = {zone: 'rim', threshold: bass === 'firm' ? 0.25 : 0, stops: BASS.parent} as const;
  return {
    ...CHOKE_DEFAULTS,
    modules: bass === 'none' ? chords : [...chords, BASS],
    retrig: retrig ? ['pads'] : [],
    stops: bass === 'any' || bass === 'firm' ? [stop] : [],
  };
}

const RIM = {full: 'Chord 2', empty: 'Empty'};

function start({controls: {choice, toggle}, linesMoved, variant}: Stage): Play {
  let [retrig, isFull] = [false, true];
  let bass: Bass = variant === 'two-ways' ? 'any' : 'none';
  return {
    settings: [
      toggle('Retrig on the chords', retrig, (isOn) => void (retrig = isOn)),
      choice('On the rim', RIM, 'full', (rim) => void (isFull = rim === 'full')).element,
      choice('Bass on the edge', BASSES, bass, (chosen) => {
        bass = chosen;
        linesMoved();
      }).element,
    ],
    idle: () => (bass === 'none' ? ['bass'] : []),
    ...playing(playChoke, NO_VOICES, () => settingsWith(retrig, isFull, bass)),
  };
}

export const demonstration: Demonstration = {
  title: 'Choke',
  tasks:
    'Hit the center, then the rim: both ring. Turn Retrig on and hit both again: each ends the other.',
  ours: 'Made up here: the sounds, the quick fade, Retrig off at first, a bass with a layer of its own whose stop the rim presses, and that a chord also ends itself.',
  variants: {
    'two-ways': {
      tasks:
        'Hit the edge, then the rim: it stops the bass. Turn Retrig on: chords end each other, too.',
    },
  },
  level: 9.5,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    'chord-1': {row: 'chord 1', plays: 'chordOne'},
    'chord-2': {row: 'chord 2', plays: 'chordTwo'},
    bass: {row: 'bass', plays: 'bass'},
  },
  start,
};
