import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeEach, describe, expect, it} from 'vitest';
import {closingSection, relatedPages} from '../../../src/markdown/relatedPages';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();
const docs = (): string => path.join(folder(), 'docs');
const page = (): string => path.join(docs(), 'how-to/choke.md');
const sourceOf = (title: string): string =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

beforeEach(() =>
  writeFiles(docs(), {
    'glossary.md': sourceOf('Glossary'),
    'how-to/cross.md': sourceOf('Cross'),
    'software/panels/mix.md': sourceOf('Mix'),
  }),
);

describe('closingSection', () => {
  it('lists related pages, then the controls used, by title and description', () => {
    const frontMatter = {
      related: ['how-to/cross.md', 'glossary.md'],
      controls: ['software/panels/mix.md'],
    };
    const nodes = closingSection(frontMatter, page(), docs());
    expect(nodes.map((node) => `${node.type} ${toString(node)}`)).toEqual([
      'heading Related',
      'list CrossAbout Cross.GlossaryAbout Glossary.',
      'paragraph The controls used here, one by one:',
      'list MixAbout Mix.',
    ]);
    const links: string[] = [];
    visit({type: 'root', children: nodes}, 'link', ({url}) => {
      links.push(url);
    });
    expect(links).toEqual(['./cross.md', '../glossary.md', '../software/panels/mix.md']);
  });

  it('is empty without related pages', () => {
    expect(closingSection({}, page(), docs())).toEqual([]);
  });

  it('says what to do when a listed page does not exist', () => {
    expect(() => closingSection({related: ['how-to/nothing.md']}, page(), docs())).toThrow(
      /docs\/how-to\/choke\.md: .*how-to\/nothing\.md, which is not in docs\/\. Correct/,
    );
  });
});

describe('a list that names a page it leads nowhere by', () => {
  it.each([
    [{related: ['glossary.md', 'how-to/choke.md']}, 'lists how-to/choke.md, the page itself. Take'],
    [{related: ['glossary.md'], controls: ['how-to/choke.md']}, 'the page itself. Take it out.'],
    [
      {related: ['glossary.md'], controls: ['how-to/cross.md', 'glossary.md']},
      '"related" and "controls" list glossary.md. Take it out of one of them.',
    ],
  ])('is refused: %j', (lists, message) => {
    writeFiles(docs(), {'how-to/choke.md': sourceOf('Choke')});
    expect(() => closingSection(lists, page(), docs())).toThrow(message);
  });
});

describe('relatedPages', () => {
  it('puts the section at the end of the page', async () => {
    const tree: Root = {type: 'root', children: [{type: 'thematicBreak'}]};
    const frontMatter = {related: ['glossary.md']};
    await unified()
      .use(relatedPages(docs()))
      .run(tree, {path: page(), data: {frontMatter}} as never);
    expect(tree.children.map(({type}) => type)).toEqual(['thematicBreak', 'heading', 'list']);
  });

  it.each(['draft', 'unlisted'])('leaves out a page that is %s', async (state) => {
    const hidden = sourceOf('New').replace('---\n\n', `${state}: true\n---\n\n`);
    writeFiles(docs(), {'how-to/new.md': hidden});
    const tree: Root = {type: 'root', children: []};
    const frontMatter = {related: ['glossary.md', 'how-to/new.md']};
    await unified()
      .use(relatedPages(docs()))
      .run(tree, {path: page(), data: {frontMatter}} as never);
    expect(toString(tree)).toBe('RelatedGlossaryAbout Glossary.');
  });
});
