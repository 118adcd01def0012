import {SEND_DEFAULTS, sendLevels} from '../../../../../src/play/core';
import {box, type Canvas, defineDiagram, KINDS, knob, PALETTE} from '../../../../kit';

const SOUNDS = [
  {name: 'snare', send: 0.15, much: 'a little'},
  {name: 'rim', send: 0.45, much: 'some'},
  {name: 'chord', send: 0.9, much: 'a lot'},
] as const;

/** How wide a sound at full level is. */
const FULL = 13;
const YS = [44, 108, 172];
const BUS = {x: 150, y: 228, w: 128, h: 50};

/** A band along points with round corners. */
function band(c: Canvas, d: string, kind: 'sound' | 'effect', width: number): void {
  const look = {d, fill: 'none', 'stroke-linejoin': 'round'};
  // An edge of the ground's color, so that one band is seen to pass over another.
  c.add('path', {...look, stroke: PALETTE.white, 'stroke-width': width + 4});
  c.add('path', {...look, stroke: KINDS[kind].stroke, 'stroke-width': width});
}

export default defineDiagram({
  title: 'Three modules share one reverb, each by its own amount',
  wide: true,
  height: 292,
  draw(c) {
    const copies = SOUNDS.map(({send}, index) => ({
      send,
      width: Math.max(3, sendLevels({...SEND_DEFAULTS, send}).bus.gain * FULL),
      x: 254 - index * 38,
      y: (YS[index] ?? 0) + 13,
    }));
    copies.forEach(({width, x, y}) =>
      band(c, `M110 ${y}H${x - 12}Q${x} ${y} ${x} ${y + 12}V${BUS.y + 4}`, 'effect', width),
    );
    SOUNDS.forEach((_sound, index) => {
      const y = (YS[index] ?? 0) - 10;
      band(c, `M110 ${y}H486`, 'sound', FULL);
    });
    const sum = copies.reduce((all, {width}) => all + width, 0);
    const middle = BUS.y + BUS.h / 2;
    band(c, `M${BUS.x + BUS.w - 4} ${middle}H486`, 'effect', sum);
    SOUNDS.forEach(({name, much}, index) => {
      const y = YS[index] ?? 0;
      box(c, {x: 12, y: y - 27, w: 112, h: 54, label: name, note: `sends ${much}`, kind: 'sound'});
    });
    copies.forEach(({send, y}) => knob(c, {x: 138, y}, send, 11, {color: KINDS.effect.stroke}));
    box(c, {...BUS, label: 'Audio bus', note: 'reverb', kind: 'effect'});
    box(c, {x: 482, y: 16, w: 66, h: 264, label: 'Mix', kind: 'output'});
  },
});
