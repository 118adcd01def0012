import {SEND_DEFAULTS, sendLevels} from '../../../../../play/core';
import {box, defineDiagram, strand} from '../../../kit';

const SOUNDS = [
  {name: 'snare', send: 0.15, much: 'a little'},
  {name: 'rim', send: 0.45, much: 'some'},
  {name: 'chord', send: 0.9, much: 'a lot'},
] as const;

/** How wide a sound at full level is. */
const FULL = 12;

export default defineDiagram({
  title: 'Three modules share one reverb, each by its own amount',
  wide: true,
  height: 290,
  draw(c) {
    const ys = [42, 96, 150];
    // Where the copies leave, and where they come together in the bus.
    let low = 0;
    const copies = SOUNDS.map(({send}) => {
      const width = Math.max(2, sendLevels({...SEND_DEFAULTS, send}).bus.gain * FULL);
      low += width + 2;
      return {width, at: low - width / 2};
    });
    [...SOUNDS].reverse().forEach((_sound, back) => {
      const index = SOUNDS.length - 1 - back;
      const {width, at} = copies[index] ?? {width: 0, at: 0};
      const y = ys[index] ?? 0;
      strand(
        c,
        [
          {x: 118, y: y + 2 + FULL / 2 - width / 2},
          {x: 350, y: 212 + at},
        ],
        {kind: 'effect', width},
      );
    });
    strand(
      c,
      [
        {x: 456, y: 230},
        {x: 486, y: 190},
      ],
      {kind: 'effect', width: low},
    );
    SOUNDS.forEach(({name, much}, index) => {
      const y = ys[index] ?? 0;
      strand(
        c,
        [
          {x: 116, y},
          {x: 486, y: 56 + index * 44},
        ],
        {width: FULL},
      );
      box(c, {x: 12, y: y - 21, w: 108, h: 42, label: name, note: `sends ${much}`, kind: 'sound'});
    });
    box(c, {x: 352, y: 206, w: 96, h: 50, label: 'Audio bus', note: 'reverb', kind: 'effect'});
    box(c, {x: 482, y: 28, w: 66, h: 186, label: 'Mix', kind: 'output'});
  },
});
