import {
  type Canvas,
  defineDiagram,
  icon,
  KINDS,
  line,
  namedPart,
  PALETTE,
  panelFrame,
  partNumber,
  waveform,
  windowFrame,
} from '../../../../kit';

const LEFT = 24;
const W = 304;
const HALF = W / 2 - 4;

/** An i in a circle: information. */
function infoSign(c: Canvas, {x, y}: {x: number; y: number}): void {
  c.add('circle', {cx: x, cy: y, r: 9.5, fill: PALETTE.white, stroke: PALETTE.line});
  c.add('path', {
    d: `M${x} ${y - 1}v5.500M${x} ${y - 5}v0.5`,
    stroke: PALETTE.ink,
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
    fill: 'none',
  });
}

/** The bar at the top, with its two icons. */
function infoBar(c: Canvas): void {
  c.add('rect', {x: LEFT, y: 24, width: W, height: 36, rx: 6, fill: PALETTE.ground});
  icon(c, 'folder', LEFT + 34, 29, 26);
  partNumber(c, 1, {x: LEFT + 18, y: 42});
  infoSign(c, {x: LEFT + 116, y: 42});
  partNumber(c, 2, {x: LEFT + 88, y: 42});
}

/** The waveform; what plays is green, and begins with a slope. */
function wave(c: Canvas): void {
  const area = {x: LEFT + 34, y: 70, w: W - 34, h: 64};
  const [from, right, bottom] = [area.x + 40, area.x + 230, area.y + area.h];
  const corners = [
    {x: from, y: bottom},
    {x: from + 26, y: area.y},
    {x: right, y: area.y},
    {x: right, y: bottom},
    {x: from, y: bottom},
  ];
  line(c, corners, {color: KINDS.effect.stroke, width: 1.5, fill: KINDS.effect.fill});
  waveform(c, area, {from: 40 / area.w, to: 230 / area.w});
  partNumber(c, 3, {x: LEFT + 18, y: area.y + area.h / 2});
}

/** What the information icon opens: the file's data, and two values to type. */
function fileInformation(c: Canvas, y: number): void {
  windowFrame(c, {x: 12, y, w: 328, h: 156});
  infoSign(c, {x: LEFT + 10, y: y + 20});
  c.text('opens file information:', {x: LEFT + 28, y: y + 20}, {color: PALETTE.muted});
  const data = [
    'Duration',
    'File Size',
    'Sample Rate',
    'Bits per Sample',
    'Channels',
    'Formant Type',
  ];
  data.forEach((name, index) =>
    c.text(name, {
      x: LEFT + (index % 2) * (HALF + 8),
      y: y + 47 + Math.floor(index / 2) * 21,
    }),
  );
  namedPart(c, {x: LEFT, y: y + 112, w: HALF, h: 34}, 8, 'Root Note');
  namedPart(c, {x: LEFT + HALF + 8, y: y + 112, w: HALF, h: 34}, 9, 'Detune');
}

export default defineDiagram({
  title: 'The Sampler panel and its file information, their parts numbered',
  height: 424,
  textSize: 14,
  draw(c) {
    panelFrame(c, {x: 12, y: 12, w: 328, h: 224});
    infoBar(c);
    wave(c);
    ['start', 'fade in', 'transpose', 'tune'].forEach((name, index) =>
      namedPart(
        c,
        {
          x: LEFT + (index % 2) * (HALF + 8),
          y: 146 + Math.floor(index / 2) * 42,
          w: HALF,
          h: 34,
        },
        4 + index,
        name,
      ),
    );
    fileInformation(c, 254);
  },
});
