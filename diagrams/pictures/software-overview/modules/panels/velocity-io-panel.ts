import {
  arrow,
  defineDiagram,
  KINDS,
  line,
  PALETTE,
  partNumber,
  type Point,
  windowFrame,
} from '../../../../kit';

/** The graph, square: in from left to right, out from bottom to top. */
const GRAPH = {x: 90, y: 28, size: 184};
/** From the graph to its frame, so that a node in the corner is whole. */
const AROUND = 14;
const at = (share: number): Point => ({
  x: GRAPH.x + share * GRAPH.size,
  y: GRAPH.y + (1 - share) * GRAPH.size,
});

export default defineDiagram({
  title: 'The graph of Velocity I/O, its nodes numbered',
  height: 262,
  textSize: 14,
  draw(c) {
    const {x, y, size} = GRAPH;
    const frame = windowFrame(c, {
      x: x - AROUND,
      y: y - AROUND,
      w: size + 2 * AROUND,
      h: size + 2 * AROUND,
    });
    const [low, middle, high] = [at(0), at(0.5), at(1)];
    line(c, [low, high], {color: KINDS.sound.stroke, width: 3});
    // Where each is moved: up and to the right, up and to the left.
    arrow(c, {x: low.x + 34, y: low.y - 16}, {x: low.x + 78, y: low.y - 60});
    arrow(c, {x: middle.x - 8, y: middle.y - 8}, {x: middle.x - 48, y: middle.y - 48});
    // Dashed: that version 2 has the upper-right node isn't sure.
    [low, middle, high].forEach((node) =>
      c.add('circle', {
        cx: node.x,
        cy: node.y,
        r: 7,
        fill: PALETTE.white,
        stroke: node === high ? PALETTE.muted : KINDS.sound.stroke,
        'stroke-width': node === high ? 1.5 : 2.5,
        'stroke-dasharray': node === high ? '3 2.5' : undefined,
      }),
    );
    partNumber(c, 1, {x: low.x + 25, y: low.y + 2});
    partNumber(c, 2, {x: middle.x + 24, y: middle.y + 8});
    partNumber(c, 3, {x: high.x - 26, y: high.y + 2});
    const below = frame.bottom.y + 16;
    c.text(
      'how loud',
      {x: frame.x - 14, y: frame.center.y},
      {anchor: 'middle', turned: true, color: PALETTE.muted},
    );
    c.text('soft hit', {x: frame.x, y: below}, {color: PALETTE.muted});
    c.text('hard hit', {x: frame.right.x, y: below}, {anchor: 'end', color: PALETTE.muted});
  },
});
