import {
  arrow,
  box,
  compressor,
  defineDiagram,
  heading,
  hitLevels,
  levelShape,
  PALETTE,
} from '../../kit';

const STEP = 0.002;
const DRY = hitLevels(0.75, 0.5, STEP, 0.3);
/** Much of everything, so that the eye sees it. Ours. */
const CRUSHED = compressor({threshold: -40, ratio: 8, attack: 0, release: 0.01, makeUp: 26})(
  DRY,
  STEP,
);
const SUM = DRY.map((level, index) => level + (CRUSHED[index] ?? 0));
const HEAR = 446;

export default defineDiagram({
  title: 'A compressor in line, and on a bus beside the dry sound',
  wide: true,
  height: 292,
  draw(c) {
    const sound = {x: 16, w: 90, h: 30, levels: DRY};
    const one = 66;
    heading(c, 'On the module', {x: 14, y: 20});
    c.text('You hear', {x: HEAR, y: 20}, {bold: true});
    levelShape(c, {...sound, y: one});
    const line = box(c, {x: 160, y: one - 19, w: 124, h: 38, label: 'Compressor', kind: 'effect'});
    arrow(c, {x: 112, y: one}, line.left);
    arrow(c, line.right, {x: HEAR - 8, y: one});
    levelShape(c, {...sound, x: HEAR, y: one, levels: CRUSHED});
    c.text('body, no attack', {x: HEAR, y: one + 30});

    const two = 172;
    heading(c, 'On a bus', {x: 14, y: 124});
    c.text('You hear', {x: HEAR, y: 124}, {bold: true});
    levelShape(c, {...sound, y: two});
    arrow(c, {x: 112, y: two}, {x: HEAR - 8, y: two}, {label: 'dry'});
    const bus = box(c, {
      x: 160,
      y: 222,
      w: 124,
      h: 46,
      label: 'Compressor',
      note: '100% wet',
      kind: 'effect',
    });
    arrow(c, {x: 132, y: two}, bus.left, {bend: 'y-first'});
    c.text('send', {x: 124, y: 226}, {anchor: 'end', color: PALETTE.muted});
    levelShape(c, {...sound, x: 296, y: 245, levels: CRUSHED, kind: 'effect'});
    arrow(c, {x: 392, y: 245}, {x: HEAR - 8, y: two + 14}, {bend: 'x-y-x'});
    levelShape(c, {...sound, x: HEAR, y: two, levels: SUM});
    c.text('attack and body', {x: HEAR, y: two + 46});
  },
});
