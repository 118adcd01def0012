import {arrow, box, type Canvas, defineDiagram, frame, icon, type IconName} from '../../kit';

const SET: readonly {name: string; gear: IconName; label: string}[] = [
  {name: 'Snare 1', gear: 'drum', label: 'snare'},
  {name: 'Kick 1', gear: 'kick', label: 'kick'},
  {name: 'Tom 1', gear: 'drum', label: 'tom'},
  {name: 'Tom 2', gear: 'drum', label: 'tom'},
];
const yOf = (index: number): number => 76 + index * 54;

/** A drum with its name at the side away from the set. */
function gear(
  c: Canvas,
  name: IconName,
  label: string,
  x: number,
  y: number,
  isLeft: boolean,
): void {
  icon(c, name, x - 18, y - 18, 36);
  c.text(label, {x: x + (isLeft ? -28 : 28), y}, {anchor: isLeft ? 'end' : 'start'});
}

export default defineDiagram({
  title: 'Two rigs, one set',
  wide: true,
  height: 282,
  draw(c) {
    c.text('At home', {x: 100, y: 24}, {anchor: 'middle', bold: true, size: 15});
    c.text('On stage', {x: 456, y: 24}, {anchor: 'middle', bold: true, size: 15});
    frame(c, {x: 202, y: 12, w: 156, h: 258, label: 'The set', kind: 'input'});
    SET.forEach(({name, gear: sign, label}, index) => {
      const y = yOf(index);
      const player = box(c, {
        x: 222,
        y: y - 19,
        w: 116,
        h: 38,
        label: name,
        kind: 'input',
        shape: 'pill',
      });
      gear(c, sign, label, 110, y, true);
      arrow(c, {x: 134, y}, player.left);
      if (index < 2) {
        gear(c, sign, label, 450, y, false);
        arrow(c, {x: 426, y}, player.right);
      } else arrow(c, {x: 418, y: yOf(2.5)}, player.right, {bend: 'x-y-x'});
    });
    icon(c, 'keyboard', 426, yOf(2.5) - 24, 48);
    c.text('keyboard', {x: 482, y: yOf(2.5)});
  },
});
