import {
  button,
  type Canvas,
  defineDiagram,
  line,
  menu,
  modulesList,
  padPicture,
  PALETTE,
  panelFrame,
  partNumber,
} from '../../../../kit';

const DRUM = {cx: 108, cy: 150, r: 78};
const NAMES_X = 204;
const BOTTOM = 314;

/** The drum, and the names of its fields on lines; the screen shows a name under the pointer only. */
function drum(c: Canvas): void {
  const spots = padPicture(c, {...DRUM, chosen: ['center', 'edge']});
  const names = [
    ['rim', 'Rim, two pieces'],
    ['damped', 'Damped'],
    ['stickshot', 'Stickshot'],
    ['center', 'Center'],
    ['edge', 'Edge'],
    ['shell', 'Shell'],
  ] as const;
  names.forEach(([field, name], index) => {
    const y = 86 + index * 29;
    line(c, [spots[field], {x: NAMES_X - 5, y}], {color: PALETTE.muted, width: 1.25});
    c.add('circle', {...{cx: spots[field].x, cy: spots[field].y}, r: 2, fill: PALETTE.muted});
    c.text(name, {x: NAMES_X, y}, {color: PALETTE.muted});
  });
}

export default defineDiagram({
  title: 'The panels of Drum Pads, their parts numbered',
  wide: true,
  height: BOTTOM + 12,
  draw(c) {
    panelFrame(c, {x: 12, y: 12, w: 294, h: BOTTOM - 12}, 'Snare drum pads');
    menu(c, {x: 24, y: 24, w: 76, text: 'pads'});
    partNumber(c, 1, {x: 116, y: 38});
    drum(c);
    partNumber(c, 2, {x: 34, y: 84});
    button(c, {x: 24, y: 242, w: 66, text: 'Retrig'});
    partNumber(c, 3, {x: 106, y: 256});

    panelFrame(c, {x: 314, y: 12, w: 234, h: BOTTOM - 12}, 'Submodules');
    const places = modulesList(c, {
      x: 348,
      y: 48,
      w: 192,
      column: 'C',
      rows: [
        {name: 'Snare', plays: true, level: 0.7, selected: true},
        {name: 'Chord', plays: false, level: 0.1},
        {name: 'Clap', plays: false, level: 0.1},
      ],
    });
    partNumber(c, 4, {x: places.arrow.center.x, y: 34});
    partNumber(c, 5, {x: places.square.left.x - 15, y: places.square.left.y});
  },
});
