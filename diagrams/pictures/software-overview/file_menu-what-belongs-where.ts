import {box, defineDiagram, icon, line, PALETTE} from '../../kit';

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
    // Both sets have both: one bracket, from which two lines go on.
    const [bracket, split] = [first.right.x + 8, first.right.x + 20];
    const middle = (first.y + second.bottom.y) / 2;
    const thin = {color: PALETTE.muted, width: 1.5};
    line(
      c,
      [
        {x: bracket - 5, y: first.y + 4},
        {x: bracket, y: first.y + 4},
        {x: bracket, y: second.bottom.y - 4},
        {x: bracket - 5, y: second.bottom.y - 4},
      ],
      thin,
    );
    const input = box(c, {
      x: x + 192,
      y: first.y + 9,
      w: 130,
      h: 44,
      label: 'snare1',
      note: 'only its name',
      kind: 'input',
    });
    const sample = box(c, {
      x: x + 192,
      y: second.y + 9,
      w: 130,
      h: 44,
      label: 'Sample',
      note: 'only its path',
      kind: 'sound',
    });
    for (const {left} of [input, sample]) {
      line(c, [{x: bracket, y: middle}, {x: split, y: middle}, {x: split, y: left.y}, left], thin);
    }

    c.text('Not in the file', {x: 378, y: y + 22}, {bold: true, size: 15});
    const target = 412;
    for (const {right} of [input, sample]) {
      line(c, [right, {x: target - 34, y: right.y}], thin);
      c.add('circle', {
        cx: target - 31,
        cy: right.y,
        r: 3.5,
        fill: PALETTE.white,
        stroke: PALETTE.muted,
        'stroke-width': 1.5,
      });
    }
    icon(c, 'drum', target - 20, input.right.y - 20, 40);
    icon(c, 'speaker', target + 26, input.right.y - 20, 40);
    c.text('Drums,', {x: target + 74, y: input.right.y - 16}, {bold: true});
    ['training,', 'outputs'].forEach((text, row) =>
      c.text(text, {x: target + 74, y: input.right.y + 1 + row * 16}, {color: PALETTE.muted}),
    );
    icon(c, 'folder', target - 20, sample.right.y - 20, 40);
    c.text('Sample files', {x: target + 32, y: sample.right.y}, {bold: true});
  },
});
