import {arrow, defineDiagram, KINDS, line, PALETTE} from '../kit';

const SHELL = {x: 150, y: 34, w: 118, h: 176};

export default defineDiagram({
  title: 'A bass drum with outside damping, seen from the side',
  height: 262,
  draw(c) {
    const {x, y, w, h} = SHELL;
    const base = {stroke: PALETTE.ink, 'stroke-width': 1.5};
    c.add('rect', {x, y, width: w, height: h, fill: KINDS.output.fill, ...base}, SHELL);
    // Hoops, one for each head.
    [x - 6, x + w - 6].forEach((left) => {
      c.add('rect', {
        x: left,
        y: y - 8,
        width: 12,
        height: 14,
        rx: 2,
        fill: PALETTE.faint,
        ...base,
      });
      c.add('rect', {
        x: left,
        y: y + h - 6,
        width: 12,
        height: 14,
        rx: 2,
        fill: PALETTE.faint,
        ...base,
      });
    });
    line(
      c,
      [
        {x: x - 2, y: y + 6},
        {x: x - 2, y: y + h - 6},
      ],
      {color: PALETTE.ink, width: 3},
    );
    // The damping ring is cut twice by the section, above and below.
    [y + 10, y + h - 38].forEach((top) => {
      c.add('rect', {
        x: x - 18,
        y: top,
        width: 14,
        height: 28,
        rx: 4,
        fill: KINDS.effect.fill,
        stroke: KINDS.effect.stroke,
        'stroke-width': 1.5,
      });
    });
    // Pedal with beater.
    line(
      c,
      [
        {x: 96, y: 218},
        {x: 132, y: 127},
      ],
      {color: PALETTE.line, width: 3},
    );
    c.add('circle', {
      cx: 136,
      cy: 122,
      r: 10,
      fill: KINDS.hardware.fill,
      stroke: KINDS.hardware.stroke,
      'stroke-width': 1.5,
    });
    line(
      c,
      [
        {x: 50, y: 228},
        {x: 130, y: 228},
        {x: 144, y: 219},
      ],
      {color: PALETTE.line, width: 5},
    );

    c.text('Hoop', {x: 20, y: 28}, {bold: true});
    arrow(c, {x: 58, y: 28}, {x: x - 8, y: 31});
    c.text('Damping ring', {x: 20, y: 62}, {bold: true, color: KINDS.effect.stroke});
    arrow(c, {x: 108, y: 62}, {x: x - 20, y: 60});
    c.text('Batter head', {x: 20, y: 94}, {bold: true});
    arrow(c, {x: 96, y: 94}, {x: x - 4, y: 94});
    c.text('Beater', {x: 20, y: 126}, {bold: true, color: KINDS.hardware.stroke});
    arrow(c, {x: 68, y: 125}, {x: 124, y: 123});
    c.text('Pedal clamp', {x: 150, y: 242}, {bold: true});
    arrow(c, {x: 176, y: 234}, {x: 153, y: 221});
    c.text('Resonant', {x: 280, y: 114});
    c.text('head', {x: 280, y: 129});
  },
});
