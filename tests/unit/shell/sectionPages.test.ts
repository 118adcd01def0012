import {describe, expect, it} from 'vitest';
import {pagesOfSection} from '../../../src/shell/pageFoot/sectionPages';

const leaf = (href: string): {type: string; href: string} => ({type: 'link', href});
const inner = {type: 'category', href: '/v2/a/b', items: [leaf('/v2/a/b/c')]};
const items = [leaf('/v2/'), {type: 'category', href: '/v2/a', items: [inner, leaf('/v2/a/d')]}];

describe('pagesOfSection', () => {
  it('lists a section’s pages in order, inner sections included, landing pages first', () => {
    expect(pagesOfSection(items, '/v2/a/')).toEqual([
      '/v2/a/',
      '/v2/a/b/',
      '/v2/a/b/c/',
      '/v2/a/d/',
    ]);
    expect(pagesOfSection(items, '/v2/a/b')).toEqual(['/v2/a/b/', '/v2/a/b/c/']);
  });

  it('is empty for a page that is no landing page', () => {
    expect(pagesOfSection(items, '/v2/')).toEqual([]);
    expect(pagesOfSection(items, '/v2/a/d/')).toEqual([]);
  });
});
