import {describe, expect, it, vi} from 'vitest';
import {rememberResults} from '../../src/lib/rememberResults';

describe('rememberResults', () => {
  it('works once for the same texts', () => {
    const work = vi.fn((one: string, other: string) => (one === other ? undefined : [one, other]));
    const remembering = rememberResults(work);
    expect(remembering('page', 'address')).toEqual(['page', 'address']);
    expect(remembering('page', 'address')).toEqual(['page', 'address']);
    expect(remembering('same', 'same')).toBeUndefined();
    expect(remembering('same', 'same')).toBeUndefined();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('tells texts apart, wherever one ends and the other begins', () => {
    const join = rememberResults((one: string, other: string) => `${one}|${other}`);
    expect(join('ab', 'c')).toBe('ab|c');
    expect(join('a', 'bc')).toBe('a|bc');
  });
});
