import path from 'node:path';
import matter from 'gray-matter';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {closingSection} from '../../../src/pages/relatedPages';
import {DOCS_FOLDER} from '../../support/docs';

const page = path.join(DOCS_FOLDER, 'how-to/choke-sounds.md');

describe('closingSection', () => {
  it('lists related pages, then the controls used, by title and description', () => {
    const related = ['how-to/cross-control.md', 'glossary.md'];
    const controls = ['software-overview/modules/panels/mix.md'];
    const nodes = closingSection({related, controls}, page, DOCS_FOLDER);
    expect(nodes.map((node) => toString(node)).filter((_text, index) => index % 2 === 0)).toEqual([
      'Related',
      'The controls used here, one by one:',
    ]);
    const links: string[] = [];
    visit({type: 'root', children: nodes}, 'link', ({url}) => {
      links.push(url);
    });
    expect(links).toEqual([
      './cross-control.md',
      '../glossary.md',
      '../software-overview/modules/panels/mix.md',
    ]);
    const {title, description} = matter.read(path.join(DOCS_FOLDER, 'glossary.md')).data;
    expect(toString(nodes[1])).toContain(`${title}: ${description}`);
  });

  it('is empty without related pages', () => {
    expect(closingSection({}, page, DOCS_FOLDER)).toEqual([]);
  });

  it('names page, target and remedy when a page is missing', () => {
    expect(() => closingSection({related: ['how-to/nothing.md']}, page, DOCS_FOLDER)).toThrow(
      /docs\/how-to\/choke-sounds\.md: .*how-to\/nothing\.md, which is not in docs\/\. Correct/,
    );
  });
});
