import {NO_VOICES, PHRASE, playThresholds, THRESHOLD_DEFAULTS} from '../../../../../src/play/core';
import {
  defineDiagram,
  KINDS,
  line,
  PALETTE,
  phraseTime,
  playPhrase,
  THRESHOLD_STROKE,
  timeX,
} from '../../../../kit';

const AT = 0.24;
const BASE = 168;
const FULL = 128;

/** The second hit a little harder, so that its peak is plainly above the line. */
const HITS = PHRASE.map((hit, index) => (index === 1 ? {...hit, strength: 0.33} : hit));

export default defineDiagram({
  title: 'Peaks above the threshold count, peaks below do not',
  wide: true,
  height: 202,
  draw(c) {
    const time = phraseTime(26, 500);
    const heightOf = (strength: number): number => BASE - strength * FULL;
    line(
      c,
      [
        {x: 12, y: BASE},
        {x: 548, y: BASE},
      ],
      {color: PALETTE.line, width: 1.25},
    );
    playPhrase(playThresholds, {...THRESHOLD_DEFAULTS, input: AT}, NO_VOICES, HITS).forEach(
      ({hit, result}) => {
        const x = timeX(time, hit.time);
        const top = heightOf(hit.strength);
        c.add('path', {
          d: `M${x - 6} ${BASE}L${x} ${top}Q${x + 5} ${BASE - 8} ${x + 22} ${BASE}z`,
          fill: result.counts ? KINDS.input.fill : KINDS.output.fill,
          stroke: result.counts ? KINDS.input.stroke : KINDS.output.stroke,
          'stroke-width': 1.75,
          'stroke-linejoin': 'round',
        });
        if (result.counts) c.add('circle', {cx: x, cy: top - 9, r: 5, fill: KINDS.input.stroke});
      },
    );
    // What the two looks mean, once.
    for (const [kind, text, x] of [
      ['input', 'counts', 20],
      ['output', 'ignored', 100],
    ] as const) {
      const {fill, stroke} = KINDS[kind];
      const y = BASE + 18;
      c.add('path', {
        d: `M${x - 5} ${y + 7}L${x} ${y - 7}Q${x + 3} ${y + 5} ${x + 12} ${y + 7}z`,
        fill,
        stroke,
        'stroke-width': 1.75,
        'stroke-linejoin': 'round',
      });
      c.text(text, {x: x + 18, y}, {bold: kind === 'input'});
    }
    const level = heightOf(AT);
    line(
      c,
      [
        {x: 12, y: level},
        {x: 548, y: level},
      ],
      {color: THRESHOLD_STROKE, width: 2},
    );
    c.text(
      'threshold',
      {x: 548, y: level - 11},
      {anchor: 'end', bold: true, color: THRESHOLD_STROKE},
    );
    c.text('your hits: the higher the peak, the harder', {x: 12, y: 14}, {color: PALETTE.muted});
  },
});
