import {arrow, box, defineDiagram, PALETTE, spread, type Placed} from '../../../kit';

const STOPS = [
  {label: 'Module', note: 'one sound or one controller'},
  {label: 'Layer', note: 'one musical part'},
  {label: 'Set Effects', note: 'every sound of the set'},
  {label: 'Global Set', note: 'every set of the session'},
];

export default defineDiagram({
  title: 'Where effects can stand on the way out',
  height: 310,
  draw(c) {
    const ys = spread(STOPS.length, 60, 186, 34);
    let before: Placed = box(c, {x: 28, y: 14, w: 120, h: 28, label: 'Generator', kind: 'sound'});
    STOPS.forEach(({label, note}, index) => {
      const place = box(c, {x: 28, y: ys[index] ?? 0, w: 120, h: 34, label, kind: 'effect'});
      arrow(c, before.bottom, place.top);
      c.text(note, {x: 164, y: (ys[index] ?? 0) + 17}, {color: PALETTE.muted});
      before = place;
    });
    const out = box(c, {x: 28, y: 266, w: 120, h: 28, label: 'Output', kind: 'output'});
    arrow(c, before.bottom, out.top);
  },
});
