import {describe, expect, it} from 'vitest';
import {HIGHLIGHT_TAGS} from '../../../src/search/engine/highlight';
import {safeHit} from '../../../src/search/engine/hostedClient';

const found = (text: string) => `${HIGHLIGHT_TAGS.open}${text}${HIGHLIGHT_TAGS.close}`;
const TAGS = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'};
const HIERARCHY = {lvl0: 'How-to guides', lvl1: 'A <b> & c'} as never;

describe('safeHit', () => {
  it('escapes the text and keeps the marks', () => {
    const part = {value: `A <b> & ${found('c')} <mark>`, matchLevel: 'full' as const};
    const hit = safeHit(
      {
        hierarchy: HIERARCHY,
        _highlightResult: {hierarchy: {lvl1: part}},
        _snippetResult: {content: part, hierarchy: {}},
      },
      TAGS,
    );
    const safe = 'A &lt;b&gt; &amp; <mark>c</mark> &lt;mark&gt;';
    expect(hit._highlightResult.hierarchy.lvl1?.value).toBe(safe);
    expect(hit._snippetResult.content?.value).toBe(safe);
    expect(hit.content).toBe('A &lt;b&gt; &amp; c &lt;mark&gt;');
    expect(hit.hierarchy.lvl1).toBe('A &lt;b&gt; &amp; c');
  });

  it('makes up for highlights and snippets that an index does not give', () => {
    const hit = safeHit({hierarchy: HIERARCHY, url: 'https://a.example/'}, TAGS);
    expect(hit.url).toBe('https://a.example/');
    expect(Object.keys(hit._highlightResult.hierarchy)).toEqual(['lvl0', 'lvl1']);
    expect(hit._highlightResult.hierarchy.lvl1?.value).toBe('A &lt;b&gt; &amp; c');
    expect(hit._snippetResult.content).toBeUndefined();
  });
});
