import {axes, curve, defineDiagram, KINDS, line, PALETTE} from '../kit';

const AREA = {x: 24, y: 38, w: 214, h: 142};

export default defineDiagram({
  title: 'A knob over its full range and over a narrowed one',
  height: 214,
  draw(c) {
    const low = AREA.y + AREA.h * 0.7;
    const high = AREA.y + AREA.h * 0.4;
    c.add('rect', {
      x: AREA.x,
      y: high,
      width: AREA.w,
      height: low - high,
      fill: KINDS.control.fill,
    });
    axes(c, AREA, {up: 'Value of the knob'});
    [low, high].forEach((y) => {
      line(
        c,
        [
          {x: AREA.x, y},
          {x: AREA.x + AREA.w, y},
        ],
        {color: KINDS.control.stroke, width: 1.25, faint: true},
      );
    });
    curve(c, AREA, (force) => 0.03 + force * 0.94, {kind: 'output', faint: true});
    curve(c, AREA, (force) => 0.3 + force * 0.3, {kind: 'control', width: 3});
    c.text('full range', {x: 246, y: 46}, {color: PALETTE.muted, bold: true});
    c.text(
      'your range',
      {x: 246, y: (low + high) / 2 + 2},
      {color: KINDS.control.stroke, bold: true},
    );
    c.text('highest value', {x: 246, y: high - 4}, {color: KINDS.control.stroke});
    c.text('lowest value', {x: 246, y: low + 5}, {color: KINDS.control.stroke});
    c.text('soft', {x: AREA.x, y: AREA.y + AREA.h + 14}, {color: PALETTE.muted});
    c.text(
      'hard',
      {x: AREA.x + AREA.w, y: AREA.y + AREA.h + 14},
      {anchor: 'end', color: PALETTE.muted},
    );
  },
});
