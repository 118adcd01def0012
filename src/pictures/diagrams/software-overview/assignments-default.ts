import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type Hit,
  PHRASE,
  playAssignment,
} from '../../../play/core';
import {arrow, box, defineDiagram, hitsLane, levelLane, phraseTime, playPhrase} from '../kit';

const LEFT = phraseTime(14, 220);
const RIGHT = phraseTime(326, 220);
const H = 42;

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
  height: 214,
  draw(c) {
    const rows = [
      {y: 40, drum: 'Snare 1', hits: PHRASE},
      {y: 148, drum: 'Tom 1', hits: TOM},
    ] as const;
    const modules = rows.map(({y, drum, hits}) => {
      const played = playPhrase(playAssignment, ASSIGNMENT_DEFAULTS, ASSIGNMENT_START, hits);
      const points = played.map(({hit, result}) => ({at: hit.time, value: result.state.amount}));
      hitsLane(c, {time: LEFT, y, h: H, label: `You hit ${drum}`, hits});
      levelLane(c, {
        time: RIGHT,
        y,
        h: H,
        label: 'Its reverb mix moves',
        points: [{at: 0, value: 0}, ...points],
      });
      const module = box(c, {
        x: 240,
        y: y - 4,
        w: 80,
        h: H + 8,
        label: 'Module',
        note: drum,
        kind: 'sound',
      });
      return module;
    });
    const [first, second] = modules;
    if (first && second) arrow(c, first.bottom, second.top, {label: 'copy'});
  },
});
