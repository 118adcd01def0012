import {arrow, defineDiagram, icon, KINDS, pathData, systemStrip} from '../kit';

export default defineDiagram({
  title: 'The Portal at both ends of the computer',
  wide: true,
  height: 176,
  draw(c) {
    const strip = systemStrip(c, {y: 84, here: ['Portal', 'output']});
    const bracket = (from: number, to: number, color: string): void => {
      c.add('path', {
        d: pathData([
          {x: from, y: 78},
          {x: from, y: 71},
          {x: to, y: 71},
          {x: to, y: 78},
        ]),
        fill: 'none',
        stroke: color,
        'stroke-width': 1.75,
      });
    };
    const blue = KINDS.hardware.stroke;
    const computer = {from: strip['hardware input'].x, to: strip.mix.x + strip.mix.w};
    bracket(computer.from, computer.to, KINDS.output.stroke);
    c.text(
      'On your computer',
      {x: (computer.from + computer.to) / 2, y: 56},
      {anchor: 'middle', bold: true, color: KINDS.output.stroke},
    );
    c.text('In', {x: strip.Portal.center.x - 12, y: 62}, {anchor: 'end', bold: true, color: blue});
    const mic = icon(c, 'microphone', strip.Portal.center.x - 16, 12, 32);
    c.text('Microphone', {x: mic.x - 4, y: 28}, {anchor: 'end'});
    arrow(c, {x: strip.Portal.center.x, y: 48}, strip.Portal.top);
    const out = strip.output.center.x;
    const phones = icon(c, 'headphones', out - 17, 12, 34);
    arrow(c, strip.output.top, {x: out, y: 50});
    c.text('Headphones', {x: phones.x - 5, y: 28}, {anchor: 'end'});
    c.text('Out', {x: out - 12, y: 62}, {anchor: 'end', bold: true, color: blue});
  },
});
