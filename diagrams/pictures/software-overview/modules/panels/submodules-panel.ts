import {defineDiagram, FOOT, modulesList, panelFrame, partNumber, trashSign} from '../../../../kit';

const BOTTOM = 268;
/** Numbers in a row above the list's head. */
const ABOVE = 34;

export default defineDiagram({
  title: 'The Submodules panel of Drum Pads, its parts numbered',
  height: BOTTOM + 12,
  textSize: 14,
  draw(c) {
    panelFrame(c, {x: 12, y: 12, w: 328, h: BOTTOM - 12}, 'Submodules');
    const list = modulesList(c, {
      x: 46,
      y: 50,
      w: 284,
      column: 'C',
      rows: [
        {name: 'Snare', plays: true, level: 0.7, selected: true},
        {name: 'Chord', plays: false, level: 0.15},
        {name: 'Midi router', plays: true},
      ],
    });
    partNumber(c, 1, {x: list.arrow.center.x, y: ABOVE});
    partNumber(c, 2, {x: list.square.left.x - 15, y: list.square.left.y});
    partNumber(c, 3, {x: list.arrow.right.x + 50, y: ABOVE});
    partNumber(c, 4, {x: list.mute.center.x, y: ABOVE});
    partNumber(c, 5, {x: list.meter.center.x + 2, y: ABOVE});
    partNumber(c, 6, {x: list.add.right.x - 18, y: list.add.center.y});
    trashSign(c, {x: 318, y: BOTTOM - FOOT / 2});
    partNumber(c, 7, {x: 292, y: BOTTOM - FOOT / 2});
  },
});
