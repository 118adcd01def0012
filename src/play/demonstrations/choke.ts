import {
  CHOKE_DEFAULTS,
  LONG,
  NO_VOICES,
  playChoke,
  type ChokeModule,
  type ChokeSettings,
  type PlacedHit,
  type Voices,
} from '../core';
import type {Demonstration, Play, Stage} from '../shell';

/** A third sound in a layer of its own, which Retrig can't reach. facts: how-to/choke-sounds 6 */
const BASS: ChokeModule = {
  id: 'bass',
  name: 'bass',
  parent: 'bass layer',
  zones: ['edge'],
  sounds: true,
  length: LONG,
};

/** What the rim does to the bass layer's stop button: nothing, or a threshold in %. */
const STOPS = [
  ['off', 'Off'],
  ['0', '0%'],
  ['25', '25%'],
] as const;

/** Each sound in turn, and the rim soft, then hard: a stop at 25% tells them apart. Ours. */
const GROOVE: readonly PlacedHit[] = (
  [
    ['center', 0.6, 0],
    ['edge', 0.7, 2],
    ['rim', 0.15, 4],
    ['center', 0.5, 7],
    ['center', 0.75, 8],
    ['edge', 0.8, 10],
    ['rim', 0.9, 12],
    ['center', 1, 15],
  ] as const
).map(([zone, strength, eighth]) => ({zone, strength, time: eighth * 0.25}));

/** Both chords in one controller, as the page has them, the first on the center alone. */
function settingsAtStart(): ChokeSettings {
  const modules = CHOKE_DEFAULTS.modules.map((module) =>
    module.zones.includes('center') ? {...module, zones: ['center'] as const} : module,
  );
  return {...CHOKE_DEFAULTS, modules: [...modules, BASS]};
}

function start({controls: {choice, toggle}}: Stage): Play {
  let settings = settingsAtStart();
  let state: Voices = NO_VOICES;
  return {
    settings: [
      toggle('Retrig on the chords', false, (isOn) => {
        settings = {...settings, retrig: isOn ? ['pads'] : []};
      }),
      choice(
        'On the rim',
        [
          ['full', 'Chord 2'],
          ['empty', 'Empty'],
        ],
        'full',
        (rim) => {
          const modules = settings.modules.map((module) =>
            module.id === 'chord-2' ? {...module, sounds: rim === 'full'} : module,
          );
          settings = {...settings, modules};
        },
      ).element,
      choice('Stop’s threshold', STOPS, 'off', (from) => {
        const stop = {zone: 'rim', threshold: Number(from) / 100, stops: BASS.parent} as const;
        settings = {...settings, stops: from === 'off' ? [] : [stop]};
      }).element,
    ],
    hit(hit) {
      const {outcome, state: next} = playChoke(settings, state, hit);
      state = next;
      return {outcome};
    },
    reset: () => void (state = NO_VOICES),
  };
}

export const demonstration: Demonstration = {
  title: 'Choke',
  tasks:
    'Hit the center, then the rim. Turn Retrig on, and do it again. Let the rim press stop on the layer of the bass, which is on the edge: at 0% any touch does, at 25% a firm hit.',
  leads: {'two-ways': 'Here are Retrig and stop.'},
  ours: 'Made up here: the sounds, the quick fade, Retrig off at first, and that a chord also ends itself.',
  level: 9.5,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    'chord-1': {row: 'chord 1', plays: 'chordOne'},
    'chord-2': {row: 'chord 2', plays: 'chordTwo'},
    bass: {row: 'bass', plays: 'bass'},
  },
  pattern: GROOVE,
  start,
};
