import {badge, type Canvas, defineDiagram, icon, KINDS, PALETTE} from '../../kit';

const STAGES = [
  {name: 'Everything', sets: 3, effects: 2, drums: 3},
  {name: 'One set', sets: 1, effects: 2, drums: 3},
  {name: 'No effects', sets: 1, effects: 0, drums: 3},
  {name: 'One drum', sets: 1, effects: 0, drums: 1},
];

/** Something that is there, or was: then only its outline is left. */
function card(
  c: Canvas,
  area: {x: number; y: number; w: number; h: number; r: number},
  kind: 'plain' | 'sound' | 'effect',
  isThere: boolean,
): void {
  const {fill, stroke} = KINDS[kind];
  c.add('rect', {
    x: area.x,
    y: area.y,
    width: area.w,
    height: area.h,
    rx: area.r,
    fill: isThere ? fill : PALETTE.white,
    stroke: isThere ? stroke : PALETTE.reference,
    'stroke-width': isThere ? 1.75 : 1.25,
  });
}

export default defineDiagram({
  title: 'A problem made smaller in four steps',
  wide: true,
  height: 236,
  draw(c) {
    STAGES.forEach(({name, sets, effects, drums}, index) => {
      const x = 14 + index * 136;
      badge(c, index + 1, {x: x + 10, y: 22});
      c.text(name, {x: x + 26, y: 22}, {bold: true});
      [2, 1, 0].forEach((back) =>
        card(c, {x: x + back * 10, y: 44 + back * 10, w: 100, h: 92, r: 8}, 'plain', back < sets),
      );
      [0, 1].forEach((row) => {
        const y = 56 + row * 38;
        card(c, {x: x + 10, y, w: 46, h: 30, r: 6}, 'sound', true);
        card(c, {x: x + 62, y: y + 6, w: 28, h: 18, r: 9}, 'effect', row < effects);
      });
      (['drum', 'drum', 'kick'] as const).forEach((part, place) => {
        const isThere = place < drums;
        icon(
          c,
          part,
          x + 2 + place * 40,
          172,
          34,
          isThere ? {} : {stroke: PALETTE.reference, fill: PALETTE.white},
        );
      });
      c.text('Still there?', {x: x + 60, y: 222}, {anchor: 'middle'});
    });
  },
});
