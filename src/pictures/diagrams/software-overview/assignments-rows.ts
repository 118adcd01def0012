import {arrow, box, defineDiagram, spread} from '../kit';

const COLUMNS = [
  {name: 'Source', note: 'who', x: 12, w: 92},
  {name: 'Type', note: 'how', x: 130, w: 92},
  {name: 'Destination', note: 'what moves', x: 248, w: 92},
] as const;
const ROWS = [
  ['Snare 1', 'Velocity', 'Transpose'],
  ['Tom 2', 'Speed', 'Reverb mix'],
  ['Snare rim', 'Velocity', 'Stop'],
  ['MIDI button', 'MIDI Control', 'Mute'],
] as const;

export default defineDiagram({
  title: 'Four assignments: source, type and destination',
  height: 246,
  draw(c) {
    const [source, type, destination] = COLUMNS;
    COLUMNS.forEach(({name, note, x, w}) => {
      c.text(name, {x: x + w / 2, y: 22}, {anchor: 'middle', bold: true});
      c.text(note, {x: x + w / 2, y: 39}, {anchor: 'middle'});
    });
    const ys = spread(ROWS.length, 56, 178, 36);
    ROWS.forEach(([who, how, what], index) => {
      const y = ys[index] ?? 0;
      const from = box(c, {x: source.x, y, w: source.w, h: 36, label: who, kind: 'input'});
      const by = box(c, {
        x: type.x,
        y,
        w: type.w,
        h: 36,
        label: how,
        kind: 'control',
        shape: 'pill',
      });
      const to = box(c, {x: destination.x, y, w: destination.w, h: 36, label: what, kind: 'sound'});
      arrow(c, from.right, by.left);
      arrow(c, by.right, to.left, {control: true});
    });
  },
});
