import {PHRASE, PHRASE_SECONDS} from '../../../src/play/core';
import {
  arrow,
  box,
  type Canvas,
  chainEffects,
  defineDiagram,
  hitGuides,
  hitLevels,
  hitsLane,
  KINDS,
  laneGround,
  type LevelEffect,
  overdrive,
  phraseTime,
  reverb,
  type Time,
  timeX,
} from '../../kit';

const STEP = 0.01;

const DIRT = overdrive(14);
const ROOM = reverb({decay: 2.2, preDelay: 0.02, mix: 0.55});

/** All hits of the phrase as one dry sound. */
const DRY = Array.from({length: Math.round(PHRASE_SECONDS / STEP)}, (_unused, moment) =>
  Math.max(
    ...PHRASE.map(({strength, time}) => {
      const since = moment - Math.round(time / STEP);
      return since < 0 ? 0 : (hitLevels(strength, 0.3, STEP, PHRASE_SECONDS)[since] ?? 0);
    }),
  ),
);

/** How loud the phrase is after the effects, as a shape around the middle of a lane. */
function levels(
  c: Canvas,
  time: Time,
  y: number,
  h: number,
  effects: readonly LevelEffect[],
): void {
  const out = chainEffects(effects)(DRY, STEP);
  const top = Math.max(...out);
  laneGround(c, {time, y, h});
  const at = (moment: number, side: number): string => {
    const level = ((out[moment] ?? 0) / top) * (h / 2 - 3);
    return `${timeX(time, moment * STEP).toFixed(1)} ${(y + h / 2 + side * Math.max(level, 0.5)).toFixed(1)}`;
  };
  const moments = out.map((_unused, moment) => moment).filter((moment) => moment % 2 === 0);
  c.add('path', {
    d: `M${[...moments.map((moment) => at(moment, -1)), ...[...moments].reverse().map((moment) => at(moment, 1))].join('L')}z`,
    fill: KINDS.sound.fill,
    stroke: KINDS.sound.stroke,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
  });
}

/** A module's effects in order, above what comes out. */
function chain(c: Canvas, time: Time, y: number, labels: readonly [string, string]): void {
  const sampler = box(c, {x: 20, y, w: 78, h: 30, label: 'Sampler', kind: 'sound'});
  const [first, second] = labels.map((label, index) =>
    box(c, {x: 126 + index * 118, y, w: 90, h: 30, label, kind: 'effect'}),
  );
  if (!first || !second) return;
  arrow(c, sampler.right, first.left);
  arrow(c, first.right, second.left);
  const effects = labels.map((label) => (label === 'Reverb' ? ROOM : DIRT));
  hitGuides(c, time, y + 44, y + 112);
  levels(c, time, y + 44, 68, effects);
}

export default defineDiagram({
  title: 'The same two effects in two orders',
  wide: true,
  height: 356,
  draw(c) {
    const time = phraseTime(20, 520);
    hitGuides(c, time, 74, 84);
    hitsLane(c, {time, y: 30, h: 44, label: 'You hit', legend: true});
    chain(c, time, 94, ['Overdrive', 'Reverb']);
    chain(c, time, 226, ['Reverb', 'Overdrive']);
  },
});
