import {arrow, badge, box, defineDiagram, drum, frame, grid, PALETTE} from '../kit';

export default defineDiagram({
  title: 'Two test benches for samples: zones side by side, or steps in turn',
  height: 246,
  draw(c) {
    const sources = ['Library', 'Finder or Explorer', 'Other apps'].map((label, index) =>
      box(c, {x: 12, y: 46 + index * 56, w: 84, h: 42, label, kind: 'hardware'}),
    );
    sources.forEach((source) => arrow(c, source.right, {x: 122, y: source.right.y}, {plain: true}));
    arrow(c, {x: 122, y: 67}, {x: 122, y: 179}, {plain: true});
    frame(c, {x: 150, y: 12, w: 190, h: 118, label: 'Drum Pads: side by side', kind: 'sound'});
    frame(c, {x: 150, y: 144, w: 190, h: 90, label: 'Sequencer: in turn', kind: 'sound'});
    arrow(c, {x: 122, y: 67}, {x: 150, y: 67});
    arrow(c, {x: 122, y: 179}, {x: 150, y: 179});
    drum(c, {cx: 204, cy: 82, r: 40});
    badge(c, 1, {x: 204, y: 82});
    badge(c, 2, {x: 179, y: 82});
    badge(c, 3, {x: 236, y: 62});
    c.text('one sample', {x: 260, y: 94}, {color: PALETTE.muted});
    c.text('on each zone', {x: 260, y: 110}, {color: PALETTE.muted});
    grid(c, {
      x: 166,
      y: 174,
      cell: {w: 24, h: 24},
      gap: 9,
      rows: [['sound', 'sound', 'sound', 'sound', 'sound']],
      texts: [['1', '2', '3', '4', '5']],
    });
    [0, 1, 2, 3].forEach((step) =>
      arrow(c, {x: 189 + step * 33, y: 186}, {x: 201 + step * 33, y: 186}),
    );
    c.text('each hit plays the next sample', {x: 166, y: 217}, {color: PALETTE.muted});
  },
});
