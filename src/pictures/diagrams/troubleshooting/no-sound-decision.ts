import {
  badge,
  type Canvas,
  defineDiagram,
  icon,
  KINDS,
  line,
  PALETTE,
  pathData,
  type Station,
  systemStrip,
  THRESHOLD_STROKE,
} from '../kit';

const QUESTIONS: readonly {
  name: string;
  from: Station;
  to: Station;
  x: number;
  draw: (c: Canvas, x: number, y: number) => void;
}[] = [
  {name: 'A peak?', from: 'drum', to: 'Portal', x: 97, draw: (c, x, y) => peak(c, x, y)},
  {
    name: 'A dot?',
    from: 'hardware input',
    to: 'hardware input',
    x: 219,
    draw(c, x, y) {
      peak(c, x, y);
      line(
        c,
        [
          {x: x - 42, y: y + 32},
          {x: x + 42, y: y + 32},
        ],
        {color: THRESHOLD_STROKE, width: 2},
      );
      c.add('circle', {cx: x, cy: y + 5, r: 7, fill: KINDS.input.stroke});
    },
  },
  {
    name: 'Set meter?',
    from: 'virtual input',
    to: 'module',
    x: 341,
    draw: (c, x, y) => meters(c, x, y),
  },
  {
    name: 'You hear it?',
    from: 'mix',
    to: 'output',
    x: 493,
    draw(c, x, y) {
      icon(c, 'headphones', x - 25, y, 50);
    },
  },
];

/** One hit in the Threshold view. */
function peak(c: Canvas, x: number, y: number): void {
  line(
    c,
    [
      {x: x - 42, y: y + 50},
      {x: x + 42, y: y + 50},
    ],
    {width: 1.5},
  );
  const points = Array.from({length: 20}, (_unused, index) => ({
    x: x - 4 + index * 1.7,
    y: y + 50 - 45 * Math.exp(-index / 3.2),
  }));
  c.add('path', {
    d: `${pathData([{x: x - 4, y: y + 50}, ...points, {x: x + 28, y: y + 50}])}z`,
    fill: KINDS.input.fill,
    stroke: KINDS.input.stroke,
    'stroke-width': 1.75,
    'stroke-linejoin': 'round',
  });
}

/** The list of sets: the meter of the second moves. */
function meters(c: Canvas, x: number, y: number): void {
  [0, 0.72, 0].forEach((level, row) => {
    const top = y + 6 + row * 16;
    c.add('rect', {
      x: x - 40,
      y: top,
      width: 80,
      height: 11,
      rx: 3,
      fill: PALETTE.white,
      stroke: PALETTE.line,
    });
    if (level)
      c.add('rect', {
        x: x - 38,
        y: top + 2,
        width: 76 * level,
        height: 7,
        rx: 2,
        fill: KINDS.sound.stroke,
      });
  });
}

export default defineDiagram({
  title: 'Four questions, and the part of the way that each one tests',
  wide: true,
  height: 236,
  draw(c) {
    const strip = systemStrip(c, {y: 152});
    QUESTIONS.forEach(({name, from, to, x, draw}, index) => {
      const w = 112;
      c.add('rect', {
        x: x - w / 2,
        y: 10,
        width: w,
        height: 104,
        rx: 10,
        fill: PALETTE.ground,
        stroke: PALETTE.faint,
        'stroke-width': 1.5,
      });
      badge(c, index + 1, {x: x - w / 2 + 16, y: 28});
      c.text(name, {x: x - w / 2 + 30, y: 28}, {bold: true});
      draw(c, x, 50);
      const [left, right] = [strip[from].x - 4, strip[to].x + strip[to].w + 4];
      c.add('path', {
        d: `${pathData([
          {x: left, y: 148},
          {x: left, y: 138},
          {x: right, y: 138},
          {x: right, y: 148},
        ])}M${(left + right) / 2} 138V118`,
        fill: 'none',
        stroke: PALETTE.ink,
        'stroke-width': 1.75,
        'stroke-linejoin': 'round',
      });
    });
  },
});
