import {NO_VOICES, playThresholds, THRESHOLD_DEFAULTS} from '../../../../../play/core';
import {
  defineDiagram,
  KINDS,
  line,
  PALETTE,
  phraseTime,
  playPhrase,
  THRESHOLD_STROKE,
  timeX,
} from '../../../kit';

const AT = 0.24;
const BASE = 168;
const FULL = 128;

export default defineDiagram({
  title: 'Peaks above the threshold count, peaks below do not',
  wide: true,
  height: 212,
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
    playPhrase(playThresholds, {...THRESHOLD_DEFAULTS, input: AT}, NO_VOICES).forEach(
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
        c.text(
          result.counts ? 'counts' : '',
          {x: x + 4, y: BASE + 14},
          {anchor: 'middle', bold: true},
        );
      },
    );
    const gone = playPhrase(playThresholds, {...THRESHOLD_DEFAULTS, input: AT}, NO_VOICES).filter(
      ({result}) => !result.counts,
    );
    gone.forEach(({hit}) =>
      c.text(
        'ignored',
        {x: timeX(time, hit.time) + 4, y: BASE + 31},
        {anchor: 'middle', color: PALETTE.muted},
      ),
    );
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
