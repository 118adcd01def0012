import {arrow, box, defineDiagram} from '../../../kit';

const LANES = [
  ['Zones', undefined, 'MIDI Notes'],
  ['Assignment', undefined, 'MIDI CCs'],
  ['Note Controller', 'Pitch & Scale', 'MIDI Router'],
] as const;

export default defineDiagram({
  title: 'Three MIDI generators feed one MIDI output',
  height: 198,
  draw(c) {
    const out = box(c, {x: 270, y: 20, w: 70, h: 160, label: 'MIDI output', kind: 'output'});
    LANES.forEach(([label, note, name], index) => {
      const y = 20 + index * 57;
      const control = label === 'Assignment';
      const from = box(c, {
        x: 12,
        y,
        w: 114,
        h: 46,
        label,
        note,
        kind: control ? 'control' : note ? 'sound' : 'input',
      });
      const generator = box(c, {x: 152, y, w: 92, h: 46, label: name, kind: 'sound'});
      arrow(c, from.right, generator.left, {control});
      arrow(c, generator.right, {x: out.x, y: y + 23});
    });
  },
});
