import {describe, expect, it} from 'vitest';
import shortenChunkNames from '../../../src/plugins/lean-bundle/loaders/shortenChunkNames.cjs';

const PREFIX = 'abcdef';
const quoted = (names: readonly string[]): string => JSON.stringify(names);

describe('short names of chunks', () => {
  it('tell names apart that begin alike', () => {
    const names = [`${PREFIX}01`, `${PREFIX}02`, '12345678'];
    const short = JSON.parse(shortenChunkNames(quoted(names))) as string[];
    expect(short).toEqual(['pabcdef01', 'pabcdef02', 'p12345678']);
  });

  it('are short where names differ early, and the same wherever a name stands', () => {
    const source = '{"aa000000":["aa000000"],"ab000000":["ab000000"]}';
    expect(shortenChunkNames(source)).toBe('{"paa":["paa"],"pab":["pab"]}');
  });

  it('begin with a letter, and leave other words alone', () => {
    expect(shortenChunkNames(quoted(['content---v-2-123', '01234567']))).toBe(
      quoted(['content---v-2-123', 'p01']),
    );
  });
});
