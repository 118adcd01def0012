import {describe, expect, it} from 'vitest';
import {readKeywords} from '../../../../src/search/data/keywords';

describe('readKeywords', () => {
  it('reads addresses, sections and the front page, over several lines too', () => {
    const yaml = "'': home\na/b/#c-d:\n  one, two,\n  three\n";
    expect(readKeywords(yaml)).toEqual({'': 'home', 'a/b/#c-d': 'one, two, three'});
  });

  it('has nothing where nothing is written', () => {
    expect(readKeywords('# no words yet\n')).toEqual({});
  });

  it.each(['a/: 48', 'a/:', 'a/: [one, two]'])('says what to write in place of "%s"', (yaml) => {
    expect(() => readKeywords(yaml)).toThrow(/after "a\/:" stand words with commas/);
  });

  it.each(['a/: how to: tape', '\ta/: tape', 'a/: one\na/: two', 'a/: one\nb/:two'])(
    'names its file where YAML can’t be read: %j',
    (yaml) => {
      expect(() => readKeywords(yaml)).toThrow(/src\/search\/data\/keywords\.yml/);
    },
  );

  it('refuses an address that stands twice', () => {
    expect(() => readKeywords('a/: one\na/: two\n')).toThrow(/duplicate/i);
  });
});
