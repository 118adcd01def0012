import {PHRASE} from '../../../play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  laneGround,
  laneLabel,
  line,
  PALETTE,
  phraseTime,
  timeX,
} from '../kit';

export default defineDiagram({
  title: 'Eight hits as a trigger and as this sensor report them',
  wide: true,
  height: 214,
  draw(c) {
    const time = phraseTime(18, 524);
    const trigger = {time, y: 36, h: 58, label: 'What an ordinary trigger tells: when, and how hard'};
    hitGuides(c, time, 36, 200);
    laneGround(c, trigger);
    laneLabel(c, trigger);
    const base = trigger.y + trigger.h - 4;
    line(c, [{x: time.x, y: base}, {x: time.x + time.w, y: base}], {color: PALETTE.line, width: 1.25});
    PHRASE.forEach(({time: second, strength}) => {
      const x = timeX(time, second);
      line(c, [{x, y: base}, {x, y: base - strength * (trigger.h - 14)}], {
        color: KINDS.input.stroke,
        width: 5,
      });
    });
    hitsLane(c, {time, y: 142, h: 58, label: 'With this sensor: also where', legend: true});
  },
});
