import {describe, expect, it} from 'vitest';
import {gutterOf} from '../../../../src/play/strip/names';
import {leastHeight, scaleOf} from '../../../../src/play/strip/scale';

describe('the strip', () => {
  const content = {rows: 3, hasLines: false};
  const least = leastHeight(content);

  it.each([0, least, least + 120])('fills a height of %s, and never overflows it', (height) => {
    const {lanesFrom, lane} = scaleOf(content, height);
    const end = lanesFrom + content.rows * lane;
    expect(end).toBeLessThanOrEqual(Math.max(height, least));
    expect(end).toBeGreaterThan(Math.max(height, least) - 10);
  });

  it('leaves its left end to names, as wide as the longest; percents may grow in it', () => {
    const line = {id: 'chord', name: 'chord', value: 0.1};
    expect(gutterOf(['dark snare'], [])).toBeGreaterThan(gutterOf(['bass'], []));
    expect(gutterOf([], [line])).toBe(gutterOf([], [{...line, value: 1}]));
  });
});
