import {axes, defineDiagram, KINDS, line} from '../kit';

const NOTES = [
  ['C', 0],
  ['D', 2],
  ['Eb', 3],
  ['F#', 6],
  ['G', 7],
  ['Ab', 8],
  ['B', 11],
  ['C', 12],
] as const;
const AREA = {x: 24, y: 34, w: 308, h: 166};

export default defineDiagram({
  title: 'Hungarian Minor with velocity on Note Control',
  height: 228,
  draw(c) {
    axes(c, AREA, {up: 'Pitch'});
    const step = AREA.w / NOTES.length;
    const yOf = (semitones: number): number => AREA.y + AREA.h - 22 - (semitones / 12) * 120;
    NOTES.forEach(([name, semitones], index) => {
      const x = AREA.x + index * step;
      const y = yOf(semitones);
      c.add('rect', {
        x: x + 1.5,
        y,
        width: step - 3,
        height: AREA.y + AREA.h - y - 1,
        fill: KINDS.sound.fill,
      });
      line(
        c,
        [
          {x: x + 1.5, y},
          {x: x + step - 1.5, y},
        ],
        {color: KINDS.sound.stroke, width: 3},
      );
      c.text(name, {x: x + step / 2, y: y - 11}, {anchor: 'middle', bold: true, size: 13});
    });
    c.text('soft', {x: AREA.x, y: 213}, {});
    c.text('Velocity on Note Control', {x: 178, y: 213}, {anchor: 'middle'});
    c.text('hard', {x: AREA.x + AREA.w, y: 213}, {anchor: 'end'});
  },
});
