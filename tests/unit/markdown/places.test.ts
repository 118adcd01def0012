import {unified} from 'unified';
import {expect, it} from 'vitest';
import {places} from '../../../src/markdown/build';

const jsx = (name: string, id: unknown) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
  children: [],
});

async function idsIn(...children: object[]): Promise<string | undefined> {
  const root = {type: 'root', children};
  await unified()
    .use(places)
    .run(root as never);
  const last = root.children.at(-1) as {tagName?: string; properties?: {ids: string}} | undefined;
  return last?.tagName === 'places' ? last.properties?.ids : undefined;
}

const element = (tagName: string, id?: string, children: object[] = []) => ({
  type: 'element',
  tagName,
  properties: id ? {id} : {},
  children,
});

it('tells of elements with an id, in HTML and in JSX, however deep', async () => {
  const cell = element('table', undefined, [element('td', 'cell')]);
  expect(await idsIn(element('span', 'a'), cell, jsx('h2', 'by-hand'))).toBe('a cell by-hand');
});

it('leaves those to Docusaurus that it knows, components, and ids that are computed', async () => {
  const known = ['h2', 'a', 'li', 'details'].map((name) => element(name, name));
  expect(await idsIn(...known, jsx('Box', 'x'), jsx('p', {type: 'computed'}))).toBeUndefined();
});
