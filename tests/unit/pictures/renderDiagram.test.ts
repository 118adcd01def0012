import {describe, expect, it} from 'vitest';
import {
  arrow,
  box,
  defineDiagram,
  drumMap,
  WIDTH,
  WIDTH_WIDE,
  type Canvas,
} from '../../../diagrams/kit';
import {renderDiagram} from '../../../diagrams/kit/diagram';
import {PALETTE} from '../../../diagrams/kit/palette';

const picture = (draw: (canvas: Canvas) => void, wide = false) =>
  renderDiagram(defineDiagram({title: 'Kick & "snare"', height: 200, wide, draw}));

describe('renderDiagram', () => {
  it('makes an SVG with a title, as large as pages show it, on no ground of its own', async () => {
    const svg = await picture((canvas) => canvas.text('a < b', {x: 20, y: 20}));
    expect(svg).toContain(`width="576" height="327" viewBox="0 0 ${WIDTH} 200"`);
    expect(svg).toContain('<title>Kick &amp; &quot;snare&quot;</title>');
    expect(svg).not.toContain('<rect');
    const wide = await picture(() => {}, true);
    expect(wide).toContain(`width="672" height="240" viewBox="0 0 ${WIDTH_WIDE} 200"`);
  });

  it('asks to be turned around in dark mode, unless it holds on a dark ground', async () => {
    const asks = await picture(() => {});
    expect(asks).toMatch(/^<svg [^>]* data-dark="turn">/);
    const holds = {title: 'Drum', height: 200, holdsInDark: true, draw: () => {}};
    expect(await renderDiagram(defineDiagram(holds))).not.toContain('data-dark');
  });

  it('writes labels as outlines, in one group', async () => {
    const svg = await picture((canvas) => canvas.text('Kick', {x: 20, y: 20}));
    expect(svg).toMatch(
      /<g class="labels" fill="#\w{6}">\n<g style="transform-origin:20px 20px"><path transform="[^"]+" d="m[^"]+"\/>/,
    );
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('font-family');
  });

  it('draws words smaller toward those that they follow', async () => {
    const svg = await picture((canvas) => canvas.text('note', {x: 60, y: 20}, {after: 20}));
    expect(svg).toContain('transform-origin:20px 20px');
  });

  it('makes the same file each time', async () => {
    const draw = (canvas: Canvas) => void box(canvas, {x: 20, y: 20, w: 120, h: 40, label: 'Kick'});
    expect(await picture(draw)).toBe(await picture(draw));
  });

  const text = (words: string, x: number, y: number) => (c: Canvas) => void c.text(words, {x, y});
  it.each<[(c: Canvas) => void, RegExp]>([
    [(c) => c.text('tiny', {x: 20, y: 20}, {size: 11}), /make it 12 or more/],
    [text('far right', 320, 20), /"far right" .* leaves the canvas/],
    [text('left', 0, 20), /"left" .* leaves the canvas/],
    [(c) => box(c, {x: 340, y: 9, w: 40, h: 30, label: ''}), /leaves the canvas/],
    [text('\u2713', 20, 20), /has no "\u2713"/],
    [
      (c) => [text('one', 20, 20)(c), text('two', 22, 24)(c)],
      /"one" and "two" overlap: leave 2.5 units/,
    ],
    [
      (c) => [text('one', 20, 20)(c), text('two', 20, 30)(c)],
      /"one" and "two" are \d\.\d units apart: leave 2.5 units/,
    ],
    [
      (c) => [box(c, {x: 20, y: 20, w: 40, h: 30, label: ''}), text('one', 50, 35)(c)],
      /"one" .* runs over the edge of a box/,
    ],
    [
      (c) => [box(c, {x: 20, y: 20, w: 40, h: 30, label: ''}), text('one', 61, 35)(c)],
      /"one" .* almost touches the edge of a box/,
    ],
    [
      (c) => [arrow(c, {x: 20, y: 40}, {x: 120, y: 40}), text('one', 50, 40)(c)],
      /"one" .* runs over the edge of a line/,
    ],
    [(c) => box(c, {x: 20, y: 20, w: 40, h: 30, label: 'Extraordinarily'}), /Extraordinarily/],
    [(c) => drumMap(c, {cx: 90, cy: 90, r: 60, kind: 'kick', lit: ['center']}), /leave "lit" out/],
  ])('refuses what would not read well, no. %#', async (draw, message) => {
    await expect(picture((canvas) => void draw(canvas))).rejects.toThrow(message);
  });

  it('asks for larger text in wide pictures', async () => {
    const small = (c: Canvas) => c.text('small', {x: 20, y: 20}, {size: 12});
    await expect(picture(small, true)).rejects.toThrow(/make it 13 or more/);
  });

  it('lets a label stand on a drawing that is meant to pass behind it', async () => {
    const over = (c: Canvas) => {
      c.add('circle', {cx: 60, cy: 60, r: 20, stroke: PALETTE.ink});
      c.text('on the ring', {x: 60, y: 60}, {anchor: 'middle', over: true});
    };
    expect(await picture(over)).toContain('class="over"');
  });
});
