import {PHRASE, PHRASE_SECONDS} from '../../../../../src/play/core';
import {
  type Canvas,
  compressor,
  defineDiagram,
  hitGuides,
  hitLevels,
  type Kind,
  KINDS,
  laneGround,
  laneLabel,
  type Levels,
  phraseTime,
  timeX,
} from '../../../../kit';

const STEP = 0.01;
const TIME = phraseTime(14, 324);
/** Our numbers: a drum that goes far over the threshold, and a chord just under it. */
const COMPRESS = compressor({threshold: -9, ratio: 10, attack: 0.004, release: 0.18, makeUp: 0});

/** Sounds that play at once: their powers add up. */
const sum = (sounds: readonly Levels[]): Levels =>
  (sounds[0] ?? []).map((_unused, index) =>
    Math.sqrt(sounds.reduce((power, sound) => power + (sound[index] ?? 0) ** 2, 0)),
  );

const DRUM = sum(
  PHRASE.map(({strength, time}) => {
    const before = Array.from({length: Math.round(time / STEP)}, () => 0);
    return [...before, ...hitLevels(strength, 0.9, STEP, PHRASE_SECONDS - time)];
  }),
);
const CHORD: Levels = DRUM.map(() => 0.35);

const BOTH = sum([DRUM, CHORD]);
/** What the one compressor does to the sum, it does to each sound in it. */
const TURNED_DOWN = COMPRESS(BOTH, STEP).map((level, index) => level / (BOTH[index] ?? 1));
const OWN = COMPRESS(CHORD, STEP);
const SHARED = CHORD.map((level, index) => level * (TURNED_DOWN[index] ?? 1));

function lane(
  c: Canvas,
  {
    y,
    h,
    label,
    levels,
    full,
    kind,
  }: {
    y: number;
    h: number;
    label: string;
    levels: Levels;
    full: number;
    kind: Kind;
  },
): void {
  laneLabel(c, {time: TIME, y, h, label});
  laneGround(c, {time: TIME, y, h});
  const points = levels.flatMap((level, index) =>
    index % 2 === 0
      ? [`${timeX(TIME, index * STEP).toFixed(1)} ${(y + h - (level / full) * (h - 5)).toFixed(1)}`]
      : [],
  );
  c.add('path', {
    d: `M${timeX(TIME, 0)} ${y + h}L${points.join('L')}V${y + h}z`,
    fill: KINDS[kind].fill,
    stroke: KINDS[kind].stroke,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  });
}

export default defineDiagram({
  title: 'A chord and a drum with a compressor each, and with one on their group',
  height: 268,
  draw(c) {
    hitGuides(c, TIME, 86, 98);
    hitGuides(c, TIME, 172, 184);
    lane(c, {y: 34, h: 52, label: 'A drum', levels: DRUM, full: 1, kind: 'sound'});
    lane(c, {
      y: 120,
      h: 52,
      label: 'A chord, with a compressor of its own',
      levels: OWN,
      full: 0.42,
      kind: 'sound',
    });
    lane(c, {
      y: 206,
      h: 52,
      label: 'The chord, with one compressor on the group',
      levels: SHARED,
      full: 0.42,
      kind: 'sound',
    });
  },
});
