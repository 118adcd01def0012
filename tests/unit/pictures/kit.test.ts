import {beforeAll, describe, expect, it} from 'vitest';
import {arrow, box} from '../../../diagrams/kit';
import {Canvas} from '../../../diagrams/kit/canvas';
import {loadFont} from '../../../diagrams/kit/font';
import {round} from '../../../diagrams/kit/geometry';
import {KINDS, PALETTE} from '../../../diagrams/kit/palette';
import {textWidth, wrapText} from '../../../diagrams/kit/text';
import {contrast} from '../../support/contrast';

beforeAll(loadFont);

const drawn = (draw: (canvas: Canvas) => void, canvas = new Canvas(400)): Canvas => {
  draw(canvas);
  return canvas;
};

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
    const arrowAs = (control: boolean) =>
      drawn((canvas) => arrow(canvas, {x: 20, y: 20}, {x: 120, y: 20}, {control})).elements.join(
        '',
      );
    expect(arrowAs(true)).toContain('stroke-dasharray');
    expect(arrowAs(false)).not.toContain('stroke-dasharray');
  });

  it('leave a gap for their label', () => {
    const canvas = drawn((c) => arrow(c, {x: 20, y: 20}, {x: 220, y: 20}, {label: 'sends'}));
    expect(canvas.faults()).toEqual([]);
    expect(canvas.elements[0]).toMatch(/d="M20 20L\d+(?:\.\d+)? 20M\d+(?:\.\d+)? 20L212 20"/);
  });
});

describe('text', () => {
  it('is measured with the typeface and its kerning, and broken at spaces only', () => {
    expect(textWidth('WWW', 12)).toBeGreaterThan(textWidth('iii', 12) * 3);
    expect(textWidth('kick', 12, true)).toBeGreaterThan(textWidth('kick', 12));
    expect(textWidth('AV', 12)).toBeLessThan(textWidth('A', 12) + textWidth('V', 12));
    expect(textWidth('→', 12)).toBeGreaterThan(8);
    expect(wrapText('one two three', textWidth('one two', 12), 12)).toEqual(['one two', 'three']);
    expect(wrapText('one\ntwo', 300, 12)).toEqual(['one', 'two']);
  });

  it('is read upward when turned', () => {
    const canvas = drawn((c) => c.text('level', {x: 30, y: 100}, {turned: true, anchor: 'middle'}));
    const [label] = canvas.labels;
    expect(label?.h).toBeGreaterThan((label?.w ?? 0) * 2);
    expect((label?.y ?? 0) + (label?.h ?? 0) / 2).toBeCloseTo(100, 0);
  });

  it('has numbers of two decimals at most', () => {
    expect(round(1 / 3)).toBe(0.33);
  });
});

describe('palette', () => {
  const fills = Object.entries(KINDS).map(([kind, {fill}]) => [kind, fill] as const);

  it.each([...fills, ['ground', PALETTE.ground] as const])(
    'has a contrast of 4.5:1 or more between ink and %s',
    (_name, fill) => {
      expect(contrast(fill, PALETTE.ink)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
