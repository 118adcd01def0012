import {
  type Canvas,
  defineDiagram,
  icon,
  KINDS,
  line,
  PALETTE,
  pathData,
  pointer,
  type Station,
  systemStrip,
  THRESHOLD_STROKE,
} from '../../kit';

/** Each question, a sign of what to look at, and the stretch of the way that it tests. */
const QUESTIONS: readonly {
  name: string;
  stretch: readonly Station[];
  draw: (c: Canvas, x: number, y: number) => void;
}[] = [
  {name: 'A peak?', stretch: ['drum', 'sensor', 'Portal'], draw: peak},
  {
    name: 'A dot?',
    stretch: ['hardware input'],
    draw(c, x, y) {
      peak(c, x, y);
      line(
        c,
        [
          {x: x - 42, y: y + 28},
          {x: x + 42, y: y + 28},
        ],
        {color: THRESHOLD_STROKE, width: 2},
      );
      c.add('circle', {cx: x - 1, cy: y + 3, r: 6, fill: KINDS.input.stroke});
    },
  },
  {name: 'Set meter?', stretch: ['virtual input', 'layer', 'module'], draw: meters},
  {
    name: 'You hear it?',
    stretch: ['mix', 'output'],
    draw(c, x, y) {
      icon(c, 'headphones', x - 23, y, 46);
    },
  },
];
/** A question's band, from one to the next, and the middle and the top of its stations. */
const BAND = {x: 8, w: 336, h: 100, pitch: 116, middle: 234, top: 15};

/** One hit in the Threshold view. */
function peak(c: Canvas, x: number, y: number): void {
  line(
    c,
    [
      {x: x - 42, y: y + 44},
      {x: x + 42, y: y + 44},
    ],
    {width: 1.5},
  );
  const points = Array.from({length: 20}, (_unused, index) => ({
    x: x - 4 + index * 1.7,
    y: y + 44 - 40 * Math.exp(-index / 3.2),
  }));
  c.add('path', {
    d: `${pathData([{x: x - 4, y: y + 44}, ...points, {x: x + 28, y: y + 44}])}z`,
    fill: KINDS.input.fill,
    stroke: KINDS.input.stroke,
    'stroke-width': 1.75,
    'stroke-linejoin': 'round',
  });
}

/** The list of sets: the meter of the second moves. */
function meters(c: Canvas, x: number, y: number): void {
  [0, 0.72, 0].forEach((level, row) => {
    const top = y + 2 + row * 16;
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
  height: 464,
  textSize: 14,
  draw(c) {
    const {x, w, h, pitch, middle, top} = BAND;
    const rows = QUESTIONS.map(({name, stretch: stations, draw}, index) => {
      const y = 8 + index * pitch;
      if (index > 0) pointer(c, {x: middle, y: y - (pitch - h) / 2}, 'down');
      const look = {fill: PALETTE.ground, stroke: PALETTE.faint, 'stroke-width': 1.5};
      c.add('rect', {x, y, width: w, height: h, rx: 10, ...look});
      c.text(name, {x: x + 12, y: y + 17}, {bold: true});
      draw(c, x + 58, y + 38);
      return {stations, x: middle, y: y + top};
    });
    systemStrip(c, {rows});
  },
});
