import {box, defineDiagram, frame, knob, KINDS, PALETTE} from '../../kit';

const MODULES = [
  {label: 'Snare', send: 0.3},
  {label: 'Chords', send: 0.8},
  {label: 'Voice', send: 0.55},
];
/** How thick a sound is drawn whole; what is sent has its share of it. */
const WHOLE = 8;

export default defineDiagram({
  title: 'Three modules share one reverb: what each sends, as a share of its sound',
  height: 288,
  draw(c) {
    const heard = {x: 262, y: 14, w: 78, h: 262};
    const bus = {x: 104, y: 208, w: 122, h: 68};
    const rows = MODULES.map(({label, send}, index) => ({
      label,
      send,
      y: 34 + index * 52,
      x: 128 + index * 38,
    }));
    rows.forEach(({send, x, y}) =>
      c.add('path', {
        d: `M${x} ${y}V${bus.y}`,
        stroke: KINDS.effect.stroke,
        'stroke-width': WHOLE * send,
        fill: 'none',
      }),
    );
    rows.forEach(({label, y}) => {
      const strand = {d: `M80 ${y}H${heard.x}`, fill: 'none'};
      c.add('path', {...strand, stroke: PALETTE.white, 'stroke-width': WHOLE + 4});
      c.add('path', {...strand, stroke: KINDS.sound.stroke, 'stroke-width': WHOLE});
      box(c, {x: 12, y: y - 17, w: 74, h: 34, label, kind: 'sound'});
    });
    rows.forEach(({send, x, y}) => {
      c.add('path', {
        d: `M${x} ${y}v22`,
        stroke: KINDS.effect.stroke,
        'stroke-width': WHOLE * send,
        fill: 'none',
      });
      knob(c, {x, y}, send, 12, {color: KINDS.effect.stroke});
      c.text('send', {x: x + 9, y: y + 23}, {color: PALETTE.muted});
    });
    c.add('path', {
      d: `M${bus.x + bus.w} ${bus.y + 34}H${heard.x}`,
      stroke: KINDS.effect.stroke,
      'stroke-width': WHOLE,
      fill: 'none',
    });
    frame(c, {...bus, label: 'Audio bus', kind: 'effect'});
    box(c, {
      x: bus.x + 14,
      y: bus.y + 28,
      w: bus.w - 28,
      h: 28,
      label: 'Reverb',
      kind: 'effect',
      shape: 'pill',
    });
    box(c, {...heard, label: 'What you hear', kind: 'output'});
    c.text('dry', {x: 236, y: 51}, {anchor: 'middle', color: PALETTE.muted});
    c.text('wet', {x: 244, y: 259}, {anchor: 'middle', color: PALETTE.muted});
  },
});
