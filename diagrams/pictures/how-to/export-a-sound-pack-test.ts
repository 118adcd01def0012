import {
  arrow,
  type Canvas,
  defineDiagram,
  icon,
  KINDS,
  PALETTE,
  type Point,
  waveform,
} from '../../kit';

/** A friend's laptop with a sampler on its screen, with or without its sample. */
function friend(c: Canvas, {x, y}: Point, hasSample: boolean): void {
  const {fill, stroke} = KINDS.hardware;
  c.add('rect', {
    x: x + 14,
    y,
    width: 148,
    height: 82,
    rx: 7,
    fill: PALETTE.white,
    stroke,
    'stroke-width': 2,
  });
  c.add('path', {
    d: `M${x + 14} ${y + 82}h148l12 13q0 4-4 4h-164q-4 0-4-4z`,
    fill,
    stroke,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
  const screen = {x: x + 26, y: y + 10, w: 124, h: 62};
  c.add('rect', {
    x: screen.x,
    y: screen.y,
    width: screen.w,
    height: screen.h,
    rx: 6,
    fill: 'none',
    stroke: hasSample ? KINDS.sound.stroke : PALETTE.ignored,
    'stroke-width': hasSample ? 1.75 : 1.25,
  });
  c.text('Sampler', {x: screen.x + 9, y: screen.y + 14}, {bold: true});
  if (hasSample) waveform(c, {x: screen.x + 10, y: screen.y + 24, w: 106, h: 32});
  else
    c.text(
      'no sample',
      {x: screen.x + screen.w / 2, y: screen.y + 41},
      {anchor: 'middle', color: PALETTE.muted},
    );
}

/** A folder with a file and a sample in it. */
function pack(c: Canvas, {x, y}: Point): void {
  const {stroke} = KINDS.sound;
  c.add('path', {
    d: `M${x} ${y + 10}q0-8 8-8h44q6 0 9 5l6 8h135q8 0 8 8v66q0 8-8 8H${x + 8}q-8 0-8-8z`,
    fill: KINDS.sound.fill,
    'fill-opacity': 0.5,
    stroke,
    'stroke-width': 1.75,
    'stroke-linejoin': 'round',
  });
  icon(c, 'file', x + 12, y + 28, 42);
  c.add('rect', {
    x: x + 66,
    y: y + 30,
    width: 80,
    height: 40,
    rx: 5,
    fill: PALETTE.white,
    stroke,
    'stroke-width': 1.25,
  });
  waveform(c, {x: x + 74, y: y + 36, w: 66, h: 28});
  c.text('.sp2', {x: x + 33, y: y + 80}, {anchor: 'middle'});
  icon(c, 'file', x + 156, y + 28, 42);
  c.text('read-me', {x: x + 177, y: y + 80}, {anchor: 'middle'});
  c.text('samples', {x: x + 106, y: y + 80}, {anchor: 'middle'});
}

export default defineDiagram({
  title: 'The session alone comes without its samples; the folder brings them',
  wide: true,
  height: 276,
  draw(c) {
    c.text('You send', {x: 24, y: 18}, {bold: true});
    c.text('Your friend opens', {x: 356, y: 18}, {bold: true});
    icon(c, 'file', 96, 46, 56);
    c.text('only the .sp2', {x: 124, y: 116}, {anchor: 'middle'});
    arrow(c, {x: 256, y: 84}, {x: 336, y: 84});
    friend(c, {x: 360, y: 38}, false);
    pack(c, {x: 24, y: 162});
    arrow(c, {x: 256, y: 212}, {x: 336, y: 212});
    friend(c, {x: 360, y: 164}, true);
  },
});
