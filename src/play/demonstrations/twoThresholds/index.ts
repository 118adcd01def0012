import {NO_VOICES, playing, playThresholds, THRESHOLD_DEFAULTS} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import type {Line} from '../../strip';

function start({controls: {h, slider}, linesMoved}: Stage): Play {
  let settings = THRESHOLD_DEFAULTS;
  /** Those that are drawn; the percussion's stays at 0. */
  const lines = (): Line[] => [
    {id: 'chord', name: 'chord', value: settings.modules[1]?.threshold ?? 0},
    {id: 'input', name: 'input', value: settings.input},
  ];

  function move(id: string, threshold: number): void {
    const modules = settings.modules.map((one) => (one.id === id ? {...one, threshold} : one));
    settings = {input: id === 'input' ? threshold : settings.input, modules};
    linesMoved();
  }

  const sliders = lines().map(({id, name, value}) =>
    slider({
      label: `Threshold, ${name}`,
      value: 100 * value,
      kind: 'input',
      onChange: (moved) => move(id, moved / 100),
    }),
  );
  const [chord, input] = sliders;

  return {
    settings: [h('div', {class: 'sp-play-pair'}, ...sliders.map(({element}) => element).reverse())],
    ...playing(playThresholds, NO_VOICES, () => settings),
    lines,
    drag(id, value) {
      (id === 'chord' ? chord : input)?.set(100 * value);
      move(id, value);
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Two thresholds',
  tasks:
    'Below the input line nothing plays; below the chord line, no chord. Hit softly and hard; drag both.',
  ours: 'Made up here: where the lines begin, their percentages, the module’s line beside the peaks, and the sounds.',
  level: 10,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    percussion: {row: 'percussion', plays: 'conga'},
    chord: {row: 'chord', plays: 'chordOne'},
  },
  start,
};
