import {
  button,
  type Canvas,
  checkbox,
  CONTROL_H,
  defineDiagram,
  field,
  PALETTE,
  partNumber,
  rule,
  windowFrame,
} from '../../kit';

const SECTIONS = [
  'Audio',
  'General',
  'Recording',
  'MIDI Devices',
  'Keyboard Shortcuts',
  'OSC Network',
  'Credits',
];
const OPEN = 'OSC Network';
const TOP = 12;
const ROW = 36;
const LIST_W = 162;
const RIGHT = 200;

/** The list of sections; the open one has a bar at its left. */
function sections(c: Canvas): void {
  SECTIONS.forEach((name, index) => {
    const y = TOP + 28 + index * ROW;
    const isOpen = name === OPEN;
    if (isOpen) {
      c.add('rect', {x: 14, y: y - 16, width: LIST_W - 4, height: 32, fill: PALETTE.ground});
      c.add('rect', {x: 14, y: y - 16, width: 4, height: 32, fill: PALETTE.ink});
    }
    partNumber(c, index + 1, {x: 35, y});
    c.text(name, {x: 52, y}, {bold: isOpen});
  });
}

/** The section OSC Network, as one owner has it. */
function osc(c: Canvas): void {
  const y = (row: number): number => TOP + 40 + row * 46;
  const part = (row: number, number: number): void => partNumber(c, number, {x: RIGHT, y: y(row)});
  const value = (row: number, name: string, text: string, isOff = false): void => {
    c.text(name, {x: RIGHT + 20, y: y(row)}, {bold: true});
    field(c, {
      x: RIGHT + 120,
      y: y(row) - CONTROL_H / 2,
      w: 104,
      text,
      fill: isOff ? PALETTE.off : undefined,
    });
  };
  checkbox(c, {x: RIGHT + 20, y: y(0), text: 'Receive OSC messages', on: false});
  part(0, 8);
  value(1, 'Incoming port', '9000', true);
  part(1, 9);
  checkbox(c, {x: RIGHT + 20, y: y(2), text: 'Send OSC messages', on: true});
  part(2, 10);
  const top = y(2) - CONTROL_H / 2;
  const first = button(c, {x: RIGHT + 180, y: top, w: 112, text: 'Exclude internal', on: true});
  button(c, {x: first.right.x + 4, y: top, w: 38, text: 'All'});
  partNumber(c, 11, {x: first.right.x + 2, y: top - 16});
  value(3, 'Remote port', '9001');
  part(3, 12);
  value(4, 'Remote host', '127.0.0.1');
  part(4, 13);
}

export default defineDiagram({
  title: 'The settings window with the section OSC Network, its parts numbered',
  wide: true,
  height: 290,
  draw(c) {
    windowFrame(c, {x: 12, y: TOP, w: 536, h: 266});
    rule(c, {x: 12 + LIST_W, y: TOP + 2, h: 262});
    sections(c);
    osc(c);
  },
});
