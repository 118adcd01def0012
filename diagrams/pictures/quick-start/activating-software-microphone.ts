import {PHRASE} from '../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  laneGround,
  line,
  PALETTE,
  phraseTime,
  pathData,
  type Time,
  timeX,
} from '../../kit';

/** A switch of any system: off is gray, on is filled, its knob at the right. */
function toggle(c: Canvas, x: number, y: number, isOn: boolean): void {
  c.add('rect', {
    x,
    y: y - 9,
    width: 34,
    height: 18,
    rx: 9,
    fill: isOn ? KINDS.input.stroke : PALETTE.reference,
  });
  c.add('circle', {cx: x + (isOn ? 25 : 9), cy: y, r: 6.5, fill: PALETTE.white});
}

/** What a sensor sends: a burst at each hit that dies away. */
function signal(c: Canvas, time: Time, middle: number): void {
  const points = [{x: time.x, y: middle}];
  PHRASE.forEach((hit, index) => {
    const until = PHRASE[index + 1]?.time ?? time.seconds;
    const start = timeX(time, hit.time);
    points.push({x: start, y: middle});
    const count = Math.min(22, Math.floor((timeX(time, until) - start) / 1.6) - 1);
    for (let step = 1; step <= count; step += 1) {
      const side = step % 2 ? -1 : 1;
      points.push({
        x: start + step * 1.6,
        y: middle + side * 22 * hit.strength * Math.exp(-step / 6),
      });
    }
  });
  points.push({x: time.x + time.w, y: middle});
  c.add('path', {
    d: pathData(points),
    fill: 'none',
    stroke: KINDS.input.stroke,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  });
}

export default defineDiagram({
  title: 'Eight hits without and with microphone access',
  height: 264,
  draw(c) {
    const time = phraseTime(16, 320);
    [34, 122, 202].forEach((y) => hitGuides(c, time, y, y + 50));
    hitsLane(c, {time, y: 34, h: 50, label: 'You play', legend: true});
    const lane = (y: number, isOn: boolean, label: string): void => {
      toggle(c, 16, y - 15, isOn);
      c.text(label, {x: 58, y: y - 15}, {bold: true});
      if (isOn) {
        laneGround(c, {time, y, h: 50});
        signal(c, time, y + 25);
        return;
      }
      laneGround(c, {time, y, h: 50});
      line(
        c,
        [
          {x: time.x, y: y + 25},
          {x: time.x + time.w, y: y + 25},
        ],
        {color: KINDS.input.stroke, width: 2},
      );
    };
    lane(122, false, 'Access off: the program gets silence');
    lane(202, true, 'Access on: it gets every hit');
  },
});
