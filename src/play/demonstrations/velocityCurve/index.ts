import {
  CURVE_DEFAULTS,
  dragNode,
  evenHits,
  hitWords,
  NO_VOICES,
  playing,
  playCurve,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import {createPlot, percent, type Nodes} from './plot';

const STRAIGHT = CURVE_DEFAULTS.nodes;

/** Those of the page's picture, with the same numbers, which are ours. */
const READY: readonly [label: string, nodes: Nodes][] = [
  ['Straight', STRAIGHT],
  ['Hard hits only', dragNode(STRAIGHT, 'lowerLeft', {in: 0.5, out: 0.5})],
  ['Soft hits loud', dragNode(STRAIGHT, 'middle', {in: 0.12, out: 0.85})],
];

/** Six ghost notes with two accents among them, which are what is left of hard hits only. Ours. */
const GHOSTS = [0.2, 0.14, 0.22, 0.85, 0.12, 0.24, 0.16, 0.95];

function start({controls: {button, drag, h, s}}: Stage): Play {
  const plot = createPlot({drag, s}, STRAIGHT);
  let hits = 0;
  const rule = playing(playCurve, NO_VOICES, () => ({...CURVE_DEFAULTS, nodes: plot.nodes()}));
  const buttons = READY.map(([label, nodes]) => button(label, () => plot.move(nodes)));
  const ready = h('div', {class: 'sp-curve-ready'}, ...buttons);
  return {
    settings: [h('div', {class: 'sp-curve-side'}, plot.element, ready)],
    ...rule,
    hit(hit) {
      const {outcome, output} = rule.hit(hit);
      const how = output === null ? 'ignored' : `plays ${percent(output)}`;
      const id = `hit.${String((hits += 1))}`;
      const before = {...CURVE_DEFAULTS.module, id, module: 'hit', gain: hit.strength};
      const says = `${hitWords(hit)}: ${percent(hit.strength)}, ${how}`;
      return {
        outcome: {...outcome, starts: [before, ...outcome.starts], says},
        plays: outcome.starts,
        seen: () => plot.show(hit.strength, output),
      };
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Velocity curve',
  tasks: 'Play the pattern, and drag the filled node up: the soft hits get loud.',
  ours: 'Made up here: straight lines, percentages and the sound. The upper-right node, and that hits beyond it don’t play, follow version 1.',
  level: 11.5,
  zones: ['center', 'edge'],
  sounds: {hit: {row: 'no curve'}, snare: {row: 'with curve', plays: 'darkSnare'}},
  pattern: evenHits(GHOSTS, 0.22, ['center', 'edge']),
  start,
};
