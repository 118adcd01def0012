import {
  CROSSTALK_DEFAULTS,
  type DrumHit,
  lineThatSaves,
  passesThreshold,
  snarePeak,
} from '../../../play/core';
import {
  defineDiagram,
  KINDS,
  laneGround,
  laneLabel,
  line,
  PALETTE,
  phraseTime,
  THRESHOLD_STROKE,
  timeX,
} from '../kit';

/** What was hit; the rule's `snare` is the drum whose input we look at, here the tom. */
const HITS: readonly DrumHit[] = [
  {drum: 'tom', zone: 'center', strength: 1, time: 0.25},
  {drum: 'snare', zone: 'center', strength: 0.42, time: 0.75},
  {drum: 'tom', zone: 'center', strength: 0.9, time: 1.25},
  {drum: 'tom', zone: 'center', strength: 1, time: 2.25},
  {drum: 'snare', zone: 'center', strength: 0.46, time: 2.75},
  {drum: 'snare', zone: 'center', strength: 0.9, time: 3.25},
];

export default defineDiagram({
  title: 'A threshold between crosstalk and the softest real hit',
  height: 300,
  draw(c) {
    const time = phraseTime(16, 320);
    const saving = lineThatSaves(CROSSTALK_DEFAULTS, HITS);
    const threshold = saving ? (saving.above + saving.atMost) / 2 : 0;
    const lane = (y: number, h: number, label: string): number => {
      laneGround(c, {time, y, h});
      laneLabel(c, {time, y, h, label});
      line(
        c,
        [
          {x: time.x, y: y + h - 4},
          {x: time.x + time.w, y: y + h - 4},
        ],
        {width: 1.25},
      );
      return y + h - 4;
    };
    const stems = (
      base: number,
      h: number,
      of: (hit: DrumHit) => {level: number; color: string} | null,
    ): void =>
      HITS.forEach((hit) => {
        const stem = of(hit);
        const x = timeX(time, hit.time);
        if (stem)
          line(
            c,
            [
              {x, y: base},
              {x, y: base - stem.level * h},
            ],
            {color: stem.color, width: 6},
          );
      });
    const blue = KINDS.hardware.stroke;
    stems(lane(34, 50, 'You hit the snare hard'), 38, ({drum, strength}) =>
      drum === 'tom' ? {level: strength, color: blue} : null,
    );
    stems(lane(114, 50, 'You hit the tom, soft and hard'), 38, ({drum, strength}) =>
      drum === 'snare' ? {level: strength, color: blue} : null,
    );
    const [top, height] = [194, 72];
    const base = lane(top, height, 'What the tom\u2019s input sees');
    const reach = height - 18;
    stems(base, reach, (hit) => {
      const level = snarePeak(CROSSTALK_DEFAULTS, hit);
      return {
        level,
        color: passesThreshold(level, threshold) ? KINDS.input.stroke : PALETTE.reference,
      };
    });
    HITS.forEach((hit) => {
      const level = snarePeak(CROSSTALK_DEFAULTS, hit);
      if (!passesThreshold(level, threshold)) return;
      c.add('circle', {
        cx: timeX(time, hit.time),
        cy: base - level * reach - 4,
        r: 6,
        fill: KINDS.input.stroke,
        stroke: PALETTE.white,
        'stroke-width': 1.5,
      });
    });
    const at = base - threshold * reach;
    line(
      c,
      [
        {x: time.x, y: at},
        {x: time.x + time.w, y: at},
      ],
      {color: THRESHOLD_STROKE, width: 2},
    );
    c.text('Gray: crosstalk, ignored', {x: 16, y: 284}, {color: PALETTE.muted});
    c.text('threshold', {x: 336, y: 284}, {anchor: 'end', bold: true, color: THRESHOLD_STROKE});
  },
});
