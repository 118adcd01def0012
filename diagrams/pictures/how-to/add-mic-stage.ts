import {type Canvas, defineDiagram, icon, KINDS, line, PALETTE, type Point} from '../../kit';

const MIC: Point = {x: 280, y: 236};

/** What a mic that takes sound mostly from its front hears, with its front up the page. */
function pickup(reach: number): Point[] {
  return Array.from({length: 73}, (_unused, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const distance = (reach * (1 + Math.cos(angle))) / 2;
    return {x: MIC.x + Math.sin(angle) * distance, y: MIC.y - Math.cos(angle) * distance};
  });
}

function shell(c: Canvas, cx: number, cy: number, r: number): void {
  const {fill, stroke} = KINDS.hardware;
  c.add('circle', {cx, cy, r, fill, stroke, 'stroke-width': 1.75});
  c.add('circle', {cx, cy, r: r - 5, fill: PALETTE.white, stroke, 'stroke-width': 1.25});
}

/** A line from a name to what it names. */
function pointer(c: Canvas, from: Point, to: Point): void {
  line(c, [from, to], {color: PALETTE.line, width: 1.25});
}

export default defineDiagram({
  title: 'A stage from above: drums, singer, mic and speakers',
  wide: true,
  height: 352,
  draw(c) {
    c.add('rect', {x: 14, y: 12, width: 532, height: 304, rx: 8, fill: PALETTE.ground});
    const {fill, stroke} = KINDS.hardware;
    c.add('rect', {
      x: 256,
      y: 46,
      width: 48,
      height: 50,
      rx: 6,
      fill,
      stroke,
      'stroke-width': 1.75,
    });
    shell(c, 226, 50, 22);
    shell(c, 262, 40, 17);
    shell(c, 300, 40, 17);
    shell(c, 338, 54, 24);
    c.text('Drums', {x: 400, y: 46}, {bold: true});
    c.text('far from the mic', {x: 400, y: 63}, {color: PALETTE.muted});
    pointer(c, {x: 366, y: 53}, {x: 394, y: 51});

    line(c, pickup(124), {color: KINDS.input.stroke, fill: KINDS.input.fill, width: 1.5});
    c.add('circle', {
      cx: 280,
      cy: 184,
      r: 18,
      fill: '#fff',
      stroke: PALETTE.ink,
      'stroke-width': 2,
    });
    // A nose, toward the front.
    c.add('path', {d: 'M276 201l4 7l4-7z', fill: PALETTE.ink});
    c.text('Singer', {x: 400, y: 166}, {bold: true});
    c.text('close to the mic', {x: 400, y: 183}, {color: PALETTE.muted});
    pointer(c, {x: 302, y: 180}, {x: 394, y: 171});

    line(c, [MIC, {x: MIC.x, y: MIC.y + 28}], {color: PALETTE.ink, width: 6});
    c.add('circle', {cx: MIC.x, cy: MIC.y - 4, r: 8, fill: PALETTE.ink});
    c.text('Mic', {x: 400, y: 243}, {bold: true});
    pointer(c, {x: 292, y: 237}, {x: 394, y: 243});

    c.text('hears this side best', {x: 36, y: 166}, {color: KINDS.input.stroke, bold: true});
    line(
      c,
      [
        {x: 168, y: 167},
        {x: 216, y: 176},
      ],
      {color: KINDS.input.stroke, width: 1.25},
    );
    c.text('and this side least', {x: 36, y: 252}, {color: KINDS.input.stroke, bold: true});
    line(
      c,
      [
        {x: 162, y: 253},
        {x: 270, y: 258},
      ],
      {color: KINDS.input.stroke, width: 1.25},
    );

    for (const x of [92, 424]) icon(c, 'speaker', x, 270, 44);
    c.text('Speakers', {x: 280, y: 298}, {anchor: 'middle', bold: true});
    pointer(c, {x: 140, y: 297}, {x: 242, y: 297});
    pointer(c, {x: 318, y: 297}, {x: 420, y: 297});
    c.text('Audience', {x: 280, y: 334}, {anchor: 'middle', color: PALETTE.muted});
  },
});
