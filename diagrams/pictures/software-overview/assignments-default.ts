import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type Hit,
  PHRASE,
  playAssignment,
} from '../../../src/play/core';
import {
  arrow,
  box,
  defineDiagram,
  frame,
  hitsLane,
  levelLane,
  phraseTime,
  playPhrase,
} from '../../kit';

const LEFT = phraseTime(14, 184);
const RIGHT = phraseTime(374, 174);
const H = 48;
const MODULE = {x: 220, w: 132, h: 96};

/** Between the strokes on the snare. Ours. */
const TOM: readonly Hit[] = [
  [0.5, 0.4],
  [1.5, 0.9],
  [2.75, 0.55],
  [3.5, 0.3],
].map(([time = 0, strength = 0]) => ({zone: 'center', strength, time}));

export default defineDiagram({
  title: 'The same assignment in two places, with the source at Default',
  wide: true,
  height: 272,
  draw(c) {
    const rows = [
      {y: 14, drum: 'Snare 1', hits: PHRASE},
      {y: 162, drum: 'Tom 1', hits: TOM},
    ] as const;
    const modules = rows.map(({y, drum, hits}) => {
      const played = playPhrase(playAssignment, ASSIGNMENT_DEFAULTS, ASSIGNMENT_START, hits);
      const points = played.map(({hit, result}) => ({at: hit.time, value: result.state.amount}));
      const lane = {y: y + 42, h: H};
      hitsLane(c, {time: LEFT, ...lane, label: `You hit ${drum}`, hits});
      levelLane(c, {
        time: RIGHT,
        ...lane,
        label: 'Its reverb mix moves',
        points: [{at: 0, value: 0}, ...points],
      });
      const {x, w, h} = MODULE;
      const module = frame(c, {x, y, w, h, label: 'Module', kind: 'sound'});
      const pill = {x: x + 9, w: w - 18, shape: 'pill'} as const;
      box(c, {...pill, y: y + 26, h: 26, label: drum, kind: 'input'});
      const source = box(c, {...pill, y: y + 60, h: 26, label: 'source: Default', kind: 'control'});
      arrow(c, {x: LEFT.x + LEFT.w + 3, y: source.left.y}, source.left, {control: true});
      arrow(c, source.right, {x: RIGHT.x - 1, y: source.right.y}, {control: true});
      return module;
    });
    const [first, second] = modules;
    if (first && second) arrow(c, first.bottom, second.top, {label: 'copy'});
  },
});
