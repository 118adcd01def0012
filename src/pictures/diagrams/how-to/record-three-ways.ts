import {arrow, box, defineDiagram, spread, track, waveform} from '../kit';

const W = 98;

export default defineDiagram({
  title: 'Sound as heard, layers apart, or strokes',
  height: 300,
  draw(c) {
    const start = box(c, {
      x: 106,
      y: 14,
      w: 140,
      h: 32,
      label: 'One performance',
      kind: 'sound',
      shape: 'pill',
    });
    const [one = 0, two = 0, three = 0] = spread(3, 14, 324, W);
    const ways = [
      box(c, {x: one, y: 78, w: W, h: 40, label: 'Main mix', kind: 'output'}),
      box(c, {x: two, y: 78, w: W, h: 40, label: 'Submixes', kind: 'output'}),
      box(c, {x: three, y: 78, w: W, h: 40, label: 'MIDI generators', kind: 'sound'}),
    ];
    ways.forEach((way, index) => {
      arrow(c, {x: start.bottom.x + (index - 1) * 40, y: start.bottom.y}, way.top);
      arrow(c, way.bottom, {x: way.bottom.x, y: 146});
    });
    waveform(c, {x: one + 4, y: 158, w: 90, h: 84});
    [30, 18, 24].forEach((h, row) => {
      waveform(c, {x: two + 4, y: 166 + row * 34 - h / 2, w: 90, h});
    });
    track(c, {x: three, y: 154, w: W, h: 22, hits: [0.05, {at: 0.5, strength: 0.6}]});
    track(c, {x: three, y: 188, w: W, h: 22, hits: [{at: 0.27, strength: 0.7}, 0.75]});
    track(c, {
      x: three,
      y: 222,
      w: W,
      h: 22,
      hits: [0.05, 0.27, 0.5, 0.72, 0.93].map((at) => ({at, strength: 0.5})),
    });
    const captions = [
      ['Stereo mix', 'as heard', one],
      ['Stems', 'balance is open', two],
      ['MIDI', 'notes are open', three],
    ] as const;
    captions.forEach(([name, note, x]) => {
      c.text(name, {x: x + W / 2, y: 266}, {anchor: 'middle', bold: true});
      c.text(note, {x: x + W / 2, y: 282}, {anchor: 'middle'});
    });
  },
});
