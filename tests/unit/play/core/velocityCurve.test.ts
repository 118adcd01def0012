import {describe, expect, it} from 'vitest';
import {CURVE_DEFAULTS, curveOutput, type CurveSettings, dragNode} from '../../../../src/play/core';

const drag = (
  ...[name, at]: [Parameters<typeof dragNode>[1], [number, number]]
): CurveSettings => ({
  ...CURVE_DEFAULTS,
  nodes: dragNode(CURVE_DEFAULTS.nodes, name, {in: at[0], out: at[1]}),
});
const read = (settings: CurveSettings): (number | null)[] =>
  [0, 0.25, 0.5, 0.75, 1].map((strength) => curveOutput(settings, strength));

describe('Velocity I/O', () => {
  it('ignores quiet hits when the lower-left node goes up and right (use-thresholding 16)', () => {
    expect(read(drag('lowerLeft', [0.4, 0.4]))).toEqual([null, null, 0.5, 0.75, 1]);
    expect(curveOutput(drag('lowerLeft', [0.4, 0.4]), 0.4)).toBe(0.4);
  });

  it('ignores hits beyond the upper-right node, as version 1 did (velocity-io 6)', () => {
    const soft = drag('upperRight', [0.5, 0.5]);
    expect(read(soft)).toEqual([0, 0.25, 0.5, null, null]);
    expect(curveOutput(soft, 0.51)).toBeNull();
  });
});

describe('a node', () => {
  it('that is an end keeps the middle one halfway, until that is bent', () => {
    expect(drag('lowerLeft', [0.4, 0.6]).nodes.middle).toEqual({in: 0.7, out: 0.8});
    expect(drag('upperRight', [0.5, 0.5]).nodes.middle).toEqual({in: 0.25, out: 0.25});
    const bent = dragNode(CURVE_DEFAULTS.nodes, 'middle', {in: 0.2, out: 0.9});
    expect(dragNode(bent, 'lowerLeft', {in: 0.1, out: 0.3}).middle).toEqual({in: 0.2, out: 0.9});
    const back = dragNode(bent, 'middle', {in: 0.5, out: 0.5});
    expect(dragNode(back, 'lowerLeft', {in: 0, out: 1}).middle).toEqual({in: 0.5, out: 1});
  });

  it('pushes the others along and stays in the square', () => {
    const bent = dragNode(CURVE_DEFAULTS.nodes, 'middle', {in: 0.4, out: 0.5});
    expect(dragNode(bent, 'lowerLeft', {in: 0.7, out: 0.2})).toEqual({
      lowerLeft: {in: 0.7, out: 0.2},
      middle: {in: 0.7, out: 0.5},
      upperRight: {in: 1, out: 1},
    });
    expect(drag('upperRight', [-3, 9]).nodes).toEqual({
      lowerLeft: {in: 0, out: 0},
      middle: {in: 0, out: 0.5},
      upperRight: {in: 0, out: 1},
    });
  });

  it('right above another is a jump', () => {
    const bent = dragNode(CURVE_DEFAULTS.nodes, 'middle', {in: 0.4, out: 0.5});
    const jump = {...CURVE_DEFAULTS, nodes: dragNode(bent, 'lowerLeft', {in: 0.5, out: 0.1})};
    expect([0.4999, 0.5].map((strength) => curveOutput(jump, strength))).toEqual([null, 0.5]);
  });

  it.each(['lowerLeft', 'middle', 'upperRight'] as const)(
    'never lets the output of %s leave 0 to 1',
    (name) => {
      for (let x = 0; x <= 1; x += 0.1) {
        for (const y of [0, 0.5, 1]) {
          const settings = drag(name, [x, y]);
          for (let strength = 0; strength <= 1; strength += 0.05) {
            const output = curveOutput(settings, strength) ?? 0;
            expect(output >= 0 && output <= 1).toBe(true);
          }
        }
      }
    },
  );
});
