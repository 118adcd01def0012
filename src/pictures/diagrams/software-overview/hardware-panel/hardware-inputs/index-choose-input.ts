import {arrow, box, defineDiagram, grid, icon, paragraph} from '../../../kit';

const ROWS = [
  {icon: 'drum', gear: 'A drum\nwith a sensor', input: 'Sensor input'},
  {icon: 'pads', gear: 'Pads that\nplay sounds', input: 'Pads Input'},
  {icon: 'keyboard', gear: 'Keys, or knobs\nand buttons', input: 'MIDI input'},
  {icon: 'microphone', gear: 'Voice, guitar\nor synth', input: 'Analog input'},
] as const;

export default defineDiagram({
  title: 'Which hardware input fits which gear',
  height: 250,
  draw(c) {
    ROWS.forEach((row, index) => {
      const middle = 40 + index * 57;
      if (row.icon === 'pads') {
        const pads = [0, 1, 2].map(() => ['hardware', 'hardware', 'hardware'] as const);
        grid(c, {x: 22, y: middle - 15, cell: 8, rows: pads});
      } else {
        icon(c, row.icon, 20, middle - 17, 34);
      }
      paragraph(c, row.gear, {x: 68, y: middle - 15, w: 114});
      const input = box(c, {
        x: 222,
        y: middle - 19,
        w: 118,
        h: 38,
        label: row.input,
        kind: 'input',
      });
      arrow(c, {x: 172, y: middle}, input.left);
    });
  },
});
