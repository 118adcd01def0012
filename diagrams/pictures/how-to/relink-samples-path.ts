import {arrow, box, type Canvas, defineDiagram, icon, line, PALETTE} from '../../kit';

type Place = 'Choir' | 'Old stuff';

interface Scene {
  title: string;
  sampler?: string;
  /** The folder that holds the file, and the one that the sampler looks in. */
  file: Place;
  path: Place;
}

const SCENES: readonly Scene[] = [
  {title: 'At first', file: 'Choir', path: 'Choir'},
  {title: 'You moved the file', file: 'Old stuff', path: 'Choir'},
  {title: 'Put it back', file: 'Choir', path: 'Choir'},
  {title: 'Or use a new sampler', sampler: 'New sampler', file: 'Old stuff', path: 'Old stuff'},
];

const FOLDERS: readonly Place[] = ['Choir', 'Old stuff'];

/** Two folders, the file in one of them, and a sampler with its path. */
function scene(c: Canvas, x: number, y: number, {title, sampler, file, path}: Scene): void {
  c.text(title, {x, y}, {bold: true});
  const from = box(c, {x, y: y + 38, w: 98, h: 46, label: sampler ?? 'Sampler', kind: 'sound'});
  const rows = FOLDERS.map((name, index) => {
    const top = y + 14 + index * 58;
    icon(c, 'folder', x + 136, top, 24);
    c.text(name, {x: x + 168, y: top + 13});
    const slot = {x: x + 158, y: top + 37};
    if (file === name) {
      icon(c, 'file', slot.x - 2, slot.y - 11, 22);
      c.text('Choir.wav', {x: slot.x + 24, y: slot.y}, {bold: true});
    }
    return {name, slot};
  });
  const target = rows.find(({name}) => name === path)?.slot ?? {x: 0, y: 0};
  const end = {x: target.x - 2, y: target.y};
  if (file === path) {
    arrow(c, from.right, end, {bend: 'x-y-x'});
    return;
  }
  arrow(c, from.right, {x: end.x + 2, y: end.y}, {bend: 'x-y-x'});
  const cross = {x: end.x + 12, y: end.y};
  [1, -1].forEach((side) =>
    line(
      c,
      [
        {x: cross.x - 5, y: cross.y - 5 * side},
        {x: cross.x + 5, y: cross.y + 5 * side},
      ],
      {color: PALETTE.ink, width: 2.5},
    ),
  );
  c.text('nothing', {x: cross.x + 16, y: cross.y}, {color: PALETTE.muted});
}

export default defineDiagram({
  title: 'A sampler and its file: at first, after a move, and the two repairs',
  wide: true,
  height: 316,
  draw(c) {
    SCENES.forEach((one, index) =>
      scene(c, 18 + (index % 2) * 284, 22 + Math.floor(index / 2) * 156, one),
    );
  },
});
