import {describe, expect, it} from 'vitest';
import {
  CHOKE_DEFAULTS,
  type ChokeModule,
  type ChokeSettings,
  type Hit,
  LONG,
  NO_VOICES,
  type Outcome,
  playChoke,
} from '../../../../src/play/core';
import {followSounds, hit, randomHits} from './support';

const retrig: ChokeSettings = {...CHOKE_DEFAULTS, retrig: ['pads']};
const riser: ChokeModule = {
  id: 'riser',
  name: 'riser',
  parent: 'other layer',
  zones: ['cross-stick'],
  sounds: true,
  length: LONG,
};

/** Plays hits one after the other and returns what the last one did. */
function playAll(settings: ChokeSettings, hits: readonly Hit[]): Outcome {
  let [state, last] = [NO_VOICES, {starts: [], ends: [], says: ''} as Outcome];
  for (const each of hits) ({state, outcome: last} = playChoke(settings, state, each));
  return last;
}

const head = hit('center', 0.6);
const rim = hit('rim', 0.9, 1);

describe('Retrig', () => {
  it('on: a module that starts anew ends its own earlier sound', () => {
    const outcome = playAll(retrig, [head, {...head, time: 1}]);
    expect(outcome).toMatchObject({ends: ['chord-1.0'], says: 'Center, medium: chord 1'});
  });

  it('on: leaves two modules of one pad to each other, and ends both with the next hit', () => {
    const [chord1, chord2] = retrig.modules;
    const modules = [chord1, chord2 && {...chord2, zones: ['center', 'rim']}] as ChokeModule[];
    const first = playAll({...retrig, modules}, [head]);
    expect([first.starts.length, first.ends]).toEqual([2, []]);
    expect(playAll({...retrig, modules}, [head, rim]).ends).toEqual(['chord-1.0', 'chord-2.1']);
  });

  it('on: reaches no sound outside its module, and a zone without a module cuts nothing', () => {
    const settings = {...retrig, modules: [...retrig.modules, riser]};
    const outside = hit('cross-stick', 0.5);
    expect(playAll(settings, [outside, rim]).ends).toEqual([]);
    expect(playAll(settings, [head, hit('shell', 1, 1)])).toMatchObject({
      ends: [],
      says: 'Shell, hard: nothing',
    });
  });
});

it('a stop assignment can belong to a single module, and ends no sound of its own hit', () => {
  const stops = [{zone: 'rim' as const, threshold: 0, stops: 'chord-2'}];
  expect(playAll({...CHOKE_DEFAULTS, stops}, [head, rim]).ends).toEqual([]);
  expect(playAll({...CHOKE_DEFAULTS, stops}, [head, rim, {...rim, time: 2}]).ends).toEqual([
    'chord-2.1',
  ]);
});

describe('a choke group', () => {
  const settings = {
    ...CHOKE_DEFAULTS,
    modules: [...CHOKE_DEFAULTS.modules, riser],
    groups: [['riser', 'chord-1']],
  };

  it('lets each member end the others, wherever they are', () => {
    const cross = hit('cross-stick', 1);
    expect(playAll(settings, [cross, {...head, time: 1}]).ends).toEqual(['riser.0']);
    expect(playAll(settings, [head, {...cross, time: 1}]).ends).toEqual(['chord-1.0']);
  });

  it('leaves others and the member itself alone', () => {
    expect(playAll(settings, [hit('cross-stick', 1), rim]).ends).toEqual([]);
    expect(playAll(settings, [head, {...head, time: 1}]).ends).toEqual([]);
  });
});

describe('choking', () => {
  it('with all three leaves no sound in 1,000 hits that nothing can end', () => {
    const settings: ChokeSettings = {
      modules: [...retrig.modules, riser],
      retrig: ['pads', 'other layer'],
      stops: [{zone: 'shell', threshold: 0.25, stops: 'pads'}],
      groups: [['riser', 'chord-1', 'chord-2']],
    };
    let state = NO_VOICES;
    const faults = followSounds(randomHits(1000), (each) => {
      const result = playChoke(settings, state, each);
      state = result.state;
      return result.outcome;
    });
    expect(faults).toEqual([]);
    const stops = ['pads', 'other layer'].map((parent) => ({
      zone: 'damped' as const,
      threshold: 0,
      stops: parent,
    }));
    const time = Math.max(0, ...state.ringing.map(({until}) => until)) - LONG;
    const {state: after} = playChoke({...settings, stops}, state, hit('damped', 0.01, time));
    expect(after.ringing).toEqual([]);
  });

  it('with Retrig on never lets two chords ring', () => {
    let state = NO_VOICES;
    for (const each of randomHits(1000)) {
      ({state} = playChoke(retrig, state, each));
      expect(state.ringing.length).toBeLessThanOrEqual(1);
    }
  });
});
