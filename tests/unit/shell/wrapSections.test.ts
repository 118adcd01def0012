import type {Element, Root} from 'hast';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {wrapSections} from '../../../src/shell/build';

const element = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});
const esm = {type: 'mdxjsEsm', value: "import A from './A'"} as unknown as Root['children'][number];

function wrapped(...children: Root['children']): unknown {
  const tree: Root = {type: 'root', children};
  unified().use(wrapSections).runSync(tree);
  const name = (node: unknown) => (node as Element).tagName ?? (node as {type: string}).type;
  return tree.children.map((node) =>
    name(node) === 'later' ? (node as Element).children.map(name) : name(node),
  );
}

describe('wrapSections', () => {
  it('wraps what follows the first section', () => {
    const page = ['p', 'h2', 'p', 'h2', 'h3', 'p', 'h2', 'ul'].map(element);
    expect(wrapped(...page)).toEqual(['p', 'h2', 'p', ['h2', 'h3', 'p', 'h2', 'ul']]);
  });

  it('leaves a page of one section as it is', () => {
    expect(wrapped(element('p'), element('h2'), element('p'))).toEqual(['p', 'h2', 'p']);
  });

  it('keeps imports of .mdx outside', () => {
    const page = [element('h2'), element('h2'), esm, element('p')];
    expect(wrapped(...page)).toEqual(['h2', 'mdxjsEsm', ['h2', 'p']]);
  });
});
