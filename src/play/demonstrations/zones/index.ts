import {
  evenHits,
  hitWords,
  NO_VOICES,
  playing,
  playZone,
  type TrainingLevel,
  type Zone,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import './zones.lazy.css';

/** What can be hit on the pretend drum; its one rim is the product's `rim-shoulder`. */
const ON_THE_DRUM: readonly Zone[] = ['center', 'edge', 'rim', 'rimshot-edge', 'cross-stick'];

/** What lies in the drawing's corners. */
const CORNERS: readonly Zone[] = ['stickshot', 'damped', 'shell'];

/** One row of the strip for all that levels 2 and 3 add. */
const LATER = 'more zones';

const LEVELS = {'0': 'None', '1': '1', '2': '1–2', '3': '1–3'} as const;

/** Once around the drum, in the order of the levels. Ours. */
const TOUR: readonly Zone[] = ['center', 'edge', 'rim', 'cross-stick', 'rimshot-edge', ...CORNERS];
const WALK = evenHits([0.8, 0.45, 0.6, 0.7, 1, 0.6, 0.85, 0.65], 0.4, TOUR);

function start({controls: {choice}, isSmall}: Stage): Play {
  // Where no level can be chosen, each part of the drum has its own sound.
  let level: TrainingLevel = isSmall ? 3 : 1;
  const rule = playing(playZone, NO_VOICES, () => ({level}));
  const trained = choice('Levels trained', LEVELS, isSmall ? '3' : '1', (chosen) => {
    level = Number(chosen) as TrainingLevel;
  });
  return {
    settings: [trained.element],
    ...rule,
    hit(hit) {
      const {outcome} = rule.hit(hit);
      return {outcome: isSmall ? {...outcome, says: hitWords(hit)} : outcome};
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Zones',
  tasks:
    'Hit every part, then choose levels 1–2 and hit again: more parts have a sound of their own.',
  ours: 'Made up here: that an untrained zone plays as a neighbor, what an untrained drum does, and the sounds. The rim is rim-shoulder; rim-tip and rimshot-center are left out. Level 3’s zones aren’t checked.',
  level: 12.5,
  zones: [...ON_THE_DRUM, ...CORNERS],
  fewZones: ON_THE_DRUM,
  sounds: {
    center: {row: 'center', plays: 'darkSnare'},
    edge: {row: 'edge', plays: 'brightSnare'},
    'rim-shoulder': {row: 'rim-shoulder', plays: 'rimClick'},
    'rimshot-edge': {row: LATER, plays: 'rimshot'},
    'cross-stick': {row: LATER, plays: 'crossStick'},
    stickshot: {row: LATER, plays: 'stickshot'},
    damped: {row: LATER, plays: 'damped'},
    shell: {row: LATER, plays: 'shell'},
  },
  pattern: WALK,
  start,
};
