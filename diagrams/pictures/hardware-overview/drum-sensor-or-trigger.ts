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
  timeX,
  zoneLegend,
} from '../../kit';

const TIME = phraseTime(158, 390, 3.4);
const H = 62;

function name(c: Canvas, y: number, bold: string, plain: string): void {
  c.text(bold, {x: 146, y: y + 24}, {anchor: 'end', bold: true});
  c.text(plain, {x: 146, y: y + 42}, {anchor: 'end', color: PALETTE.muted});
}

export default defineDiagram({
  title: 'Eight hits as a trigger and as this sensor report them',
  wide: true,
  height: 184,
  draw(c) {
    const [trigger, sensor] = [34, 108];
    zoneLegend(c, {x: TIME.x, y: 18});
    hitGuides(c, TIME, trigger, sensor + H);
    laneGround(c, {time: TIME, y: trigger, h: H});
    const base = trigger + H - 4;
    line(
      c,
      [
        {x: TIME.x, y: base},
        {x: TIME.x + TIME.w, y: base},
      ],
      {width: 1.25},
    );
    PHRASE.forEach(({time, strength}) => {
      const x = timeX(TIME, time);
      line(
        c,
        [
          {x, y: base - 2},
          {x, y: base - strength * (H - 14)},
        ],
        {color: KINDS.input.stroke, width: 5},
      );
    });
    hitsLane(c, {time: TIME, y: sensor, h: H});
    name(c, trigger, 'An ordinary trigger', 'how hard');
    name(c, sensor, 'With this sensor', 'how hard, and where');
  },
});
