import {arrow, box, defineDiagram, frame, PALETTE} from '../../kit';

export default defineDiagram({
  title: 'One layer: two controllers decide, the sampler sounds',
  height: 184,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 160, label: 'Layer'});
    const hit = box(c, {x: 22, y: 92, w: 46, h: 28, label: 'hit', kind: 'input', shape: 'pill'});
    frame(c, {x: 92, y: 40, w: 238, h: 122, label: 'Drum Pads', kind: 'sound'});
    frame(c, {x: 164, y: 68, w: 156, h: 84, label: 'Note Controller', kind: 'sound'});
    const sampler = box(c, {
      x: 234,
      y: 98,
      w: 76,
      h: 44,
      label: 'Sampler',
      note: 'sounds',
      kind: 'sound',
    });
    arrow(c, hit.right, {x: 92, y: 106});
    c.text('decides', {x: 101, y: 116}, {color: PALETTE.muted});
    c.text('decides', {x: 173, y: 116}, {color: PALETTE.muted});
    arrow(c, {x: 101, y: 132}, {x: 164, y: 132});
    arrow(c, {x: 173, y: 132}, {x: sampler.x, y: 132});
  },
});
