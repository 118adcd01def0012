import {arrow, defineDiagram, icon, KINDS, line, systemStrip} from '../../kit';

const BLUE = KINDS.hardware.stroke;
const GRAY = KINDS.output.stroke;
const TILES = 84;

export default defineDiagram({
  title: 'The Portal at both ends of the computer',
  wide: true,
  height: 202,
  draw(c) {
    const strip = systemStrip(c, {
      y: TILES,
      here: ['Portal', 'output'],
      signs: {
        Portal: {note: 'input'},
        output: {kind: 'hardware', icon: 'interface', name: 'Portal', note: 'output'},
      },
    });
    const [first, last] = [strip.Portal.center.x, strip.output.center.x];

    // Above: what is plugged in, and what is on the computer.
    const mic = icon(c, 'microphone', first - 16, 12, 32);
    c.text('Microphone', {x: mic.x - 4, y: 28}, {anchor: 'end'});
    arrow(c, {x: first, y: 48}, strip.Portal.top);
    c.text('In', {x: first - 9, y: 64}, {anchor: 'end', bold: true, color: BLUE});

    const speaker = icon(c, 'speaker', last - 31, 12, 32);
    icon(c, 'headphones', last - 4, 12, 30);
    c.text('Speakers or headphones', {x: speaker.x, y: 28}, {anchor: 'end'});
    arrow(c, strip.output.top, {x: last, y: 48});
    c.text('Out', {x: last - 9, y: 64}, {anchor: 'end', bold: true, color: BLUE});

    const [from, to] = [strip['hardware input'].x, strip.mix.x + strip.mix.w];
    const bracket = [
      {x: from, y: 80},
      {x: from, y: 74},
      {x: to, y: 74},
      {x: to, y: 80},
    ];
    line(c, bracket, {color: GRAY});
    const middle = (from + to) / 2;
    c.text('On your computer', {x: middle, y: 60}, {anchor: 'middle', bold: true, color: GRAY});

    // Below: both ends are one box.
    const joint = [
      {x: first, y: 168},
      {x: first, y: 180},
      {x: last, y: 180},
      {x: last, y: 168},
    ];
    line(c, joint, {color: BLUE, width: 2});
    c.text('the same box', {x: middle, y: 191}, {anchor: 'middle', color: BLUE});
  },
});
