import {SEND_DEFAULTS, sendLevels} from '../../../src/play/core';
import {
  arrow,
  box,
  type Canvas,
  defineDiagram,
  fader,
  frame,
  knob,
  meter,
  PALETTE,
} from '../../kit';

/** Turned down and panned to the left, the send all the way up. */
const MODULE = {...SEND_DEFAULTS, volume: 0.4, pan: 0.12, send: 1};
const WIRE = 74;

/** What a place gets, as a meter for each side. */
function stereo(c: Canvas, x: number, y: number, level: {gain: number; pan: number}): void {
  // A pan law that keeps the power steady; ours.
  const angle = (level.pan * Math.PI) / 2;
  const [left, right] = [Math.cos(angle), Math.sin(angle)];
  for (const [side, share, at] of [
    ['L', left, x - 24],
    ['R', right, x + 6],
  ] as const) {
    meter(c, {x: at, y, w: 18, h: 56}, level.gain * share, {kind: 'effect'});
    c.text(side, {x: at + 9, y: y + 68}, {anchor: 'middle', color: PALETTE.muted});
  }
}

export default defineDiagram({
  title: 'Where a Pre and a Post send leave a module, and what the bus gets',
  height: 284,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 288, h: 112, label: 'Module', kind: 'sound'});
    box(c, {x: 22, y: WIRE - 16, w: 54, h: 32, label: 'Sound', kind: 'sound'});
    arrow(c, {x: 76, y: WIRE}, {x: 172, y: WIRE}, {plain: true});
    arrow(c, {x: 200, y: WIRE}, {x: 342, y: WIRE});
    c.text('dry', {x: 322, y: WIRE - 14}, {anchor: 'middle', color: PALETTE.muted});
    const [pre, post] = [98, 276];
    fader(c, 138, WIRE - 28, 46, MODULE.volume);
    box(c, {x: 172, y: WIRE - 14, w: 28, h: 28, label: 'M'});
    knob(c, {x: 236, y: WIRE}, MODULE.pan);
    c.text('volume', {x: 138, y: 110}, {anchor: 'middle', color: PALETTE.muted});
    c.text('mute', {x: 186, y: 110}, {anchor: 'middle', color: PALETTE.muted});
    c.text('pan', {x: 236, y: 110}, {anchor: 'middle', color: PALETTE.muted});
    for (const [x, tap] of [
      [pre, 'Pre'],
      [post, 'Post'],
    ] as const) {
      c.add('circle', {cx: x, cy: WIRE, r: 4.5, fill: PALETTE.ink});
      arrow(c, {x, y: WIRE}, {x, y: 196});
      c.text(
        tap,
        {x: x + (tap === 'Pre' ? 10 : -10), y: 146},
        {
          anchor: tap === 'Pre' ? 'start' : 'end',
          bold: true,
        },
      );
      stereo(c, x, 202, sendLevels({...MODULE, tap}).bus);
    }
    c.text('What the', {x: 187, y: 216}, {anchor: 'middle', bold: true});
    c.text('bus gets', {x: 187, y: 231}, {anchor: 'middle', bold: true});
  },
});
