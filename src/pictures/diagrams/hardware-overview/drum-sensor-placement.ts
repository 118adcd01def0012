import {arrow, defineDiagram, drum, KINDS, line, PALETTE} from '../kit';

const HEAD = {cx: 214, cy: 126, r: 88};
const RODS = [0, 45, 90, 135, 180, 225, 270, 315];
const SENSOR_ANGLE = -67.5;

export default defineDiagram({
  title: 'A good spot for a drum sensor, seen from above',
  height: 268,
  draw(c) {
    drum(c, {cx: 58, cy: 92, r: 42});
    c.text('Neighboring', {x: 58, y: 147}, {anchor: 'middle', bold: true});
    c.text('drum', {x: 58, y: 162}, {anchor: 'middle', bold: true});

    drum(c, {...HEAD, sensorAt: SENSOR_ANGLE});
    RODS.forEach((angle) => {
      const turn = (angle * Math.PI) / 180;
      const at = {x: HEAD.cx + Math.cos(turn) * 81.5, y: HEAD.cy + Math.sin(turn) * 81.5};
      c.add('circle', {cx: at.x, cy: at.y, r: 3.5, fill: PALETTE.ink});
    });
    c.add('circle', {
      cx: HEAD.cx,
      cy: HEAD.cy + 10,
      r: 55,
      fill: KINDS.sound.fill,
      stroke: KINDS.sound.stroke,
      'stroke-width': 1.25,
    });
    c.text('Free for', {x: HEAD.cx, y: 121}, {anchor: 'middle', bold: true});
    // The disc hides the drum's own ring, which the label would otherwise be too close to.
    c.text('your sticks', {x: HEAD.cx, y: 137}, {anchor: 'middle', bold: true, over: true});
    [-1, 1].forEach((side) => {
      line(
        c,
        [
          {x: HEAD.cx + side * 74, y: 238},
          {x: HEAD.cx + side * 20, y: 160},
        ],
        {color: PALETTE.ink, width: 4},
      );
    });
    c.text('You sit here', {x: HEAD.cx, y: 250}, {anchor: 'middle', bold: true});

    c.text('Sensor', {x: 340, y: 32}, {anchor: 'end', bold: true, color: KINDS.hardware.stroke});
    arrow(c, {x: 292, y: 34}, {x: 259, y: 47});
    c.text('Tension', {x: 344, y: 196}, {anchor: 'end'});
    c.text('rod', {x: 344, y: 211}, {anchor: 'end'});
    arrow(c, {x: 298, y: 196}, {x: 275, y: 186});
  },
});
