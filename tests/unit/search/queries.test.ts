import {describe, expect, it} from 'vitest';
import {isQuestion, parseQueries} from '../../../bench/search/queries';

describe('queries of the search bench', () => {
  it('have a kind where one stands before a tab, and belong to a half by their own text', () => {
    const lines = ['# Kinds', 'short\tno sound | troubleshooting/no-sound', '', 'metro | a, b'];
    expect(parseQueries(lines.join('\n'), 'f')).toMatchObject([
      {kind: 'short', text: 'no sound', pages: ['troubleshooting/no-sound']},
      {kind: undefined, text: 'metro', pages: ['a', 'b']},
    ]);
    const [alone] = parseQueries('metro | c', 'f');
    expect(alone?.half).toBe(parseQueries(lines.join('\n'), 'f')[1]?.half);
  });

  it('name the line without a page, and not the query', () => {
    const read = () => parseQueries('a | b\nshort\ta secret', 'unseen.txt');
    expect(read).toThrow('unseen.txt:2: write "query | page, page".');
  });

  it('are questions if they are asked in full', () => {
    expect(['why so late', 'my kick plays twice'].map(isQuestion)).toEqual([true, true]);
    expect(['no sound', 'whatever sounds'].map(isQuestion)).toEqual([false, false]);
  });
});
