import {
  type Canvas,
  chevron,
  defineDiagram,
  knob,
  line,
  menu,
  partNumber,
  rule,
  unseen,
  windowFrame,
} from '../../kit';

const TYPES = ['Velocity', 'Timbre', 'Speed', 'Envelope', 'LFO', 'MIDI Control'];
const ROW = 25;
const LIST = {x: 176, y: 14, w: 164};
const WINDOW = {x: 12, y: 220, w: 328, h: 122};

/** What New Assignment opens: the types, on top (facts: how-to/cross-control 8), then sources in a list of their own. */
function newAssignment(c: Canvas): void {
  const {x, y, w} = LIST;
  windowFrame(c, {...LIST, h: (TYPES.length + 1) * ROW + 14});
  const typeY = (index: number): number => y + 20 + index * ROW;
  TYPES.forEach((type, index) => c.text(type, {x: x + 12, y: typeY(index)}));
  // A bracket, since the number means all of them.
  const [top, bottom] = [typeY(0) - 7, typeY(TYPES.length - 1) + 7];
  const [tip, spine] = [x + w - 50, x + w - 43];
  line(c, [
    {x: tip, y: top},
    {x: spine, y: top},
    {x: spine, y: bottom},
    {x: tip, y: bottom},
  ]);
  const middle = {x: spine, y: (top + bottom) / 2};
  line(c, [middle, {x: x + w - 30, y: middle.y}]);
  partNumber(c, 3, {x: x + w - 20, y: middle.y});
  const last = typeY(TYPES.length) + 5;
  rule(c, {x: x + 2, y: last - 15, w: w - 4});
  c.text('Virtual Inputs', {x: x + 12, y: last});
  chevron(c, 'right', {x: x + 116, y: last, r: 5});
  partNumber(c, 4, {x: x + w - 20, y: last});
}

export default defineDiagram({
  title: 'From a right-click to the assignment window, the parts numbered',
  height: WINDOW.y + WINDOW.h + 12,
  textSize: 14,
  draw(c) {
    knob(c, {x: 38, y: 46}, 0.4, 22);
    partNumber(c, 1, {x: 76, y: 46});
    const entry = windowFrame(c, {x: 12, y: 82, w: 152, h: 34});
    c.text('New Assignment', {x: entry.x + 10, y: entry.center.y}, {bold: true});
    chevron(c, 'right', {x: entry.right.x - 12, y: entry.center.y, r: 5});
    partNumber(c, 2, {x: entry.center.x, y: entry.bottom.y + 18});
    newAssignment(c);

    const {x, y, w} = WINDOW;
    windowFrame(c, WINDOW);
    partNumber(c, 5, {x: x + 24, y: y + 28});
    c.text('source', {x: x + 42, y: y + 28}, {bold: true});
    menu(c, {x: x + 108, y: y + 14, w: 120, text: 'Default'});
    unseen(c, {x: x + 6, y: y + 54, w: w - 12, h: 62}, [
      'Somewhere below:',
      'type, sensitivity, range, control type',
    ]);
  },
});
