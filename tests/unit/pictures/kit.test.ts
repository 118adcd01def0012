import {describe, expect, it} from 'vitest';
import {arrow, box, decisionColumn, defineDiagram} from '../../../src/pictures/diagrams/kit';
import {Canvas, round, WIDTH} from '../../../src/pictures/diagrams/kit/canvas';
import {renderDiagram} from '../../../src/pictures/diagrams/kit/diagram';
import {KINDS, PALETTE} from '../../../src/pictures/diagrams/kit/palette';
import {textWidth, wrapText} from '../../../src/pictures/diagrams/kit/text';

const picture = (draw: (canvas: Canvas) => void) =>
  renderDiagram(defineDiagram({title: 'Kick & "snare"', height: 200, draw}));

describe('renderDiagram', () => {
  it('makes an SVG with a title, one and a half times as large as its units, and escapes texts', () => {
    const svg = picture((canvas) => canvas.text('a < b', {x: 20, y: 20}));
    expect(svg).toContain(`width="${WIDTH * 1.5}" height="300" viewBox="0 0 ${WIDTH} 200"`);
    expect(svg).toContain('<title>Kick &amp; &quot;snare&quot;</title>');
    expect(svg).toContain('>a &lt; b</text>');
  });

  it('makes the same file each time', () => {
    const draw = (canvas: Canvas) => void box(canvas, {x: 20, y: 20, w: 120, h: 40, label: 'Kick'});
    expect(picture(draw)).toBe(picture(draw));
  });

  it.each([
    ['small text', (c: Canvas) => c.text('tiny', {x: 20, y: 20}, {size: 11}), /make it 12 or more/],
    ['text outside', (c: Canvas) => c.text('far right', {x: 340, y: 20}), /leaves the canvas/],
    [
      'text over text',
      (c: Canvas) => {
        c.text('one', {x: 20, y: 20});
        c.text('two', {x: 22, y: 24});
      },
      /"two" and "one" overlap: move one of them/,
    ],
    [
      'a box too small for its label',
      (c: Canvas) => box(c, {x: 20, y: 20, w: 40, h: 30, label: 'Extraordinarily'}),
      /Extraordinarily/,
    ],
  ])('refuses %s', (_name, draw, message) => {
    expect(() => picture(draw as (canvas: Canvas) => void)).toThrow(message);
  });
});

describe('boxes', () => {
  it('have points for arrows to start and end at', () => {
    const placed = box(new Canvas(200), {x: 20, y: 40, w: 100, h: 60, label: 'Kick'});
    expect(placed.right).toEqual({x: 120, y: 70});
    expect(placed.bottom).toEqual({x: 70, y: 100});
    expect(placed.center).toEqual({x: 70, y: 70});
  });
});

describe('arrows', () => {
  it('are dashed for controls and solid for signals', () => {
    const drawn = (control: boolean) =>
      picture((canvas) => arrow(canvas, {x: 20, y: 20}, {x: 120, y: 20}, {control}));
    expect(drawn(true)).toContain('stroke-dasharray');
    expect(drawn(false)).not.toContain('stroke-dasharray');
  });
});

describe('decision columns', () => {
  it('have a "yes" and an arrow between two questions', () => {
    const canvas = new Canvas(300);
    const last = decisionColumn(canvas, {
      y: 20,
      steps: [
        {question: 'Light on?', no: 'Plug it in'},
        {question: 'Meter moves?', no: 'Raise the gain'},
      ],
      end: 'Play',
    });
    expect(last.y).toBe(20 + 2 * (44 + 38));
    expect(canvas.elements.filter((element) => element.includes('>yes<'))).toHaveLength(2);
  });
});

describe('text', () => {
  it('is measured generously, and broken at spaces only', () => {
    expect(textWidth('WWW', 12)).toBeGreaterThan(textWidth('iii', 12) * 3);
    expect(textWidth('kick', 12, true)).toBeGreaterThan(textWidth('kick', 12));
    expect(wrapText('one two three', textWidth('one two', 12), 12)).toEqual(['one two', 'three']);
    expect(wrapText('one\ntwo', 300, 12)).toEqual(['one', 'two']);
  });

  it('has numbers of two decimals at most', () => {
    expect(round(1 / 3)).toBe(0.33);
  });
});

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

describe('palette', () => {
  const fills = Object.entries(KINDS).map(([kind, {fill}]) => [kind, fill] as const);

  it.each([...fills, ['panel', PALETTE.panel] as const])(
    'has a contrast of 4.5:1 or more between ink and %s',
    (_name, fill) => {
      const [light, dark] = [luminance(fill), luminance(PALETTE.ink)].sort((a, b) => b - a);
      expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
