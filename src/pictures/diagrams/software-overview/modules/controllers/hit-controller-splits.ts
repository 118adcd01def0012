import {arrow, box, defineDiagram, heading, PALETTE, spread, track} from '../../../kit';

export default defineDiagram({
  title: 'Velocity shared by three sounds, timbre by two',
  height: 250,
  draw(c) {
    const strip = {x: 16, w: 320};
    heading(c, 'Mode: velocity', {x: 16, y: 22});
    track(c, {
      ...strip,
      y: 34,
      h: 34,
      hits: [
        {at: 0.09, strength: 0.25},
        {at: 0.22, strength: 0.35},
        {at: 0.42, strength: 0.55},
        {at: 0.58, strength: 0.65},
        {at: 0.79, strength: 0.9},
        {at: 0.91, strength: 1},
      ],
    });
    const thirds = spread(3, 16, 320, 104);
    ['Brush', 'Stick', 'Clap'].forEach((label, index) => {
      box(c, {x: thirds[index] ?? 0, y: 76, w: 104, h: 34, label, kind: 'sound'});
    });
    c.text('soft', {x: 16, y: 125}, {color: PALETTE.muted});
    c.text('hard', {x: 336, y: 125}, {anchor: 'end', color: PALETTE.muted});
    arrow(c, {x: 48, y: 125}, {x: 300, y: 125});

    heading(c, 'Mode: timbre', {x: 16, y: 164});
    const halves = spread(2, 16, 320, 158);
    ['Dark', 'Bright'].forEach((label, index) => {
      box(c, {x: halves[index] ?? 0, y: 180, w: 158, h: 34, label, kind: 'sound'});
    });
    c.text('center', {x: 16, y: 230}, {color: PALETTE.muted});
    c.text('edge', {x: 336, y: 230}, {anchor: 'end', color: PALETTE.muted});
    arrow(c, {x: 60, y: 230}, {x: 300, y: 230});
  },
});
