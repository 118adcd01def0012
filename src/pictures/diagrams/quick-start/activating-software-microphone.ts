import {PHRASE} from '../../../play/core';
import {type Canvas, defineDiagram, hitGuides, hitsLane, KINDS, laneGround, line, PALETTE, phraseTime, soundsLane} from '../kit';

/** A switch of any system: off is gray, on is filled, its knob at the right. */
function toggle(c: Canvas, x: number, y: number, isOn: boolean): void {
  c.add('rect', {x, y: y - 9, width: 34, height: 18, rx: 9, fill: isOn ? KINDS.input.stroke : '#a39b90'});
  c.add('circle', {cx: x + (isOn ? 25 : 9), cy: y, r: 6.5, fill: PALETTE.white});
}

export default defineDiagram({
  title: 'Eight hits without and with microphone access',
  height: 264,
  draw(c) {
    const time = phraseTime(16, 320);
    hitGuides(c, time, 34, 252);
    hitsLane(c, {time, y: 34, h: 50, label: 'You play'});
    const lane = (y: number, isOn: boolean, label: string): void => {
      toggle(c, 16, y - 15, isOn);
      c.text(label, {x: 58, y: y - 15}, {bold: true});
      if (isOn) {
        const sounds = PHRASE.map((hit, index) => ({
          id: String(index),
          name: 'signal',
          gain: hit.strength,
          length: 0.3,
          hit,
          from: hit.time,
          to: hit.time + 0.3,
          cut: false,
        }));
        soundsLane(c, {time, y, h: 50, sounds, kind: 'input'});
        return;
      }
      laneGround(c, {time, y, h: 50});
      line(c, [{x: time.x, y: y + 25}, {x: time.x + time.w, y: y + 25}], {color: KINDS.input.stroke, width: 2});
    };
    lane(122, false, 'Access off: the program gets silence');
    lane(202, true, 'Access on: it gets every hit');
  },
});
