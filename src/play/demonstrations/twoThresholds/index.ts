import {NO_VOICES, playing, playThresholds, THRESHOLD_DEFAULTS} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';

function start({controls: {h, slider}, linesMoved}: Stage): Play {
  let settings = THRESHOLD_DEFAULTS;
  const rule = playing(playThresholds, NO_VOICES);
  const lineOf = (id: string): number =>
    settings.modules.find((module) => module.id === id)?.threshold ?? settings.input;

  function move(id: string, value: number): void {
    settings =
      id === 'input'
        ? {...settings, input: value}
        : {
            ...settings,
            modules: settings.modules.map((module) =>
              module.id === id ? {...module, threshold: value} : module,
            ),
          };
    linesMoved();
  }

  const sliders = new Map(
    [
      ['input', 'Red line, input'],
      ['chord', 'Red line, chord'],
    ].map(([id = '', label = '']) => [
      id,
      slider({
        label,
        value: Math.round(100 * lineOf(id)),
        kind: 'input',
        onChange: (value) => move(id, value / 100),
      }),
    ]),
  );

  return {
    settings: [
      h('div', {class: 'sp-play-pair'}, ...[...sliders.values()].map(({element}) => element)),
    ],
    hit(hit) {
      const {outcome, counts} = rule.hit(settings, hit);
      return {outcome, counts};
    },
    reset: rule.reset,
    lines: () => [
      {id: 'chord', name: 'chord', value: lineOf('chord')},
      {id: 'input', name: 'input', value: settings.input},
    ],
    drag(id, value) {
      const rounded = Math.round(100 * value);
      sliders.get(id)?.set(rounded);
      move(id, rounded / 100);
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Two thresholds',
  tasks: 'Play soft and hard: a dot means that the hit counts. Drag the red lines up.',
  ours: 'Made up here: where the lines begin, their percentages, the module’s line beside the peaks, and the sounds.',
  level: 10,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    percussion: {row: 'percussion', plays: 'conga'},
    chord: {row: 'chord', plays: 'chordOne'},
  },
  start,
};
