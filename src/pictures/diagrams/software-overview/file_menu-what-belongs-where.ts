import {arrow, box, defineDiagram, labeledIcon, PALETTE} from '../kit';

const FILE = {x: 14, y: 12, w: 340, h: 262};
const FOLD = 30;

export default defineDiagram({
  title: 'What a session file holds, and what it only points to',
  wide: true,
  height: 290,
  draw(c) {
    const {x, y, w, h} = FILE;
    c.add('path', {
      d: `M${x} ${y}h${w - FOLD}l${FOLD} ${FOLD}v${h - FOLD}h${-w}zm${w - FOLD} 0v${FOLD}h${FOLD}`,
      fill: PALETTE.white,
      stroke: PALETTE.ink,
      'stroke-width': 1.75,
      'stroke-linejoin': 'round',
    });
    c.text('Ballads.sp2', {x: x + 14, y: y + 22}, {bold: true, size: 15});
    const sets = ['Set A', 'Set B'].map((label, index) =>
      box(c, {
        x: x + 14,
        y: y + 44 + index * 72,
        w: 128,
        h: 62,
        label,
        note: 'layers, modules, effects',
        kind: 'sound',
      }),
    );
    box(c, {
      x: x + 14,
      y: y + 190,
      w: 312,
      h: 56,
      label: 'Global set',
      note: 'its mic, effects and mixes',
      kind: 'output',
    });
    const [first, second] = sets;
    if (!first || !second) return;
    const input = box(c, {
      x: x + 206,
      y: first.y + 9,
      w: 120,
      h: 44,
      label: 'snare1',
      note: 'only its name',
      kind: 'input',
    });
    const sample = box(c, {
      x: x + 206,
      y: second.y + 9,
      w: 120,
      h: 44,
      label: 'Sample',
      note: 'only its path',
    });
    arrow(c, first.right, input.left, {plain: true});
    arrow(c, second.right, sample.left, {plain: true});

    c.text('Not in the file', {x: 390, y: y + 22}, {bold: true, size: 15});
    const middle = 452;
    const drums = labeledIcon(c, 'drum', 'Drums, training', {x: middle, y: input.right.y}, 40);
    const folder = labeledIcon(c, 'folder', 'Sample files', {x: middle, y: sample.right.y}, 40);
    labeledIcon(c, 'speaker', 'Outputs', {x: middle, y: y + 220}, 40);
    arrow(c, input.right, {x: drums.x - 2, y: input.right.y});
    arrow(c, sample.right, {x: folder.x - 2, y: sample.right.y});
  },
});
