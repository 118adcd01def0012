import {METRO_DEFAULTS, metroPattern, type MetroRank, TWELFTHS} from '../../../../../src/play/core';
import {defineDiagram, knob, KINDS, line, PALETTE} from '../../../../kit';

const LEVELS: readonly {rank: MetroRank; label: string; strength: number; knob: boolean}[] = [
  {rank: 'downbeat', label: 'Always full', strength: 1, knob: false},
  {rank: 'beat', label: 'Pulse', strength: METRO_DEFAULTS.pulse, knob: true},
  {
    rank: 'subdivision',
    label: 'Subdivision',
    strength: METRO_DEFAULTS.subdivisionStrength,
    knob: true,
  },
];
const AREA = {x: 132, y: 22, w: 208, h: 132};
const LENGTH = METRO_DEFAULTS.beats * TWELFTHS;
const levelOf = (strength: number): number => AREA.y + AREA.h * (1 - strength);

export default defineDiagram({
  title: 'Velocity of the eight steps of a bar',
  height: 188,
  draw(c) {
    const base = AREA.y + AREA.h;
    LEVELS.forEach(({label, strength, knob: hasKnob}) => {
      const y = levelOf(strength);
      line(
        c,
        [
          {x: AREA.x, y},
          {x: AREA.x + AREA.w, y},
        ],
        {color: PALETTE.faint, width: 1.5},
      );
      c.text(label, {x: 50, y}, {bold: true});
      if (hasKnob) knob(c, {x: 28, y}, strength);
    });
    metroPattern(METRO_DEFAULTS).forEach(({position, strength, rank}) => {
      const x = AREA.x + ((position / LENGTH) * 8 + 0.5) * (AREA.w / 8);
      const top = levelOf(strength);
      c.add('rect', {
        x: x - 8,
        y: top,
        width: 16,
        height: base - top,
        rx: 3,
        fill: rank === 'subdivision' ? KINDS.sound.fill : KINDS.sound.stroke,
        stroke: KINDS.sound.stroke,
        'stroke-width': 1.25,
      });
      if (rank === 'subdivision') return;
      c.text(String(position / TWELFTHS + 1), {x, y: base + 15}, {anchor: 'middle', bold: true});
    });
    line(
      c,
      [
        {x: AREA.x, y: base},
        {x: AREA.x + AREA.w, y: base},
      ],
      {width: 1.25},
    );
    c.text('Beat', {x: 50, y: base + 15}, {color: PALETTE.muted});
  },
});
