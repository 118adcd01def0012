import {unified} from 'unified';
import {VFile} from 'vfile';
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
    .use(places('throw'))
    .run(root as never, new VFile({path: 'docs/page.md'}));
  const last = root.children.at(-1) as {tagName?: string; properties?: {ids: string}} | undefined;
  return last?.tagName === 'places' ? last.properties?.ids : undefined;
}

const element = (tagName: string, id?: string, children: object[] = [], line = 1) => ({
  type: 'element',
  position: {start: {line}},
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

it('tells of two elements of one id, whatever they are', async () => {
  const setup = element('h2', 'setup');
  const said = /^docs\/page\.md:7: another place above has the id "setup" already/;
  for (const second of ['h2', 'a', 'div'])
    await expect(idsIn(setup, element(second, 'setup', [], 7)), second).rejects.toThrow(said);
  await expect(idsIn(jsx('div', 'a'), element('p', undefined, [jsx('a', 'a')]))).rejects.toThrow();
  await idsIn(setup, jsx('Box', 'setup'), element('h2', 'setup-1'), element('div'), element('div'));
});

it.each(['50%', 'a%b', '50%2', 'a b', 'a\tb'])(
  'tells of the id %j, which breaks links',
  async (id) => {
    const said = `docs/page.md:3: no address can say the id "${id}": leave out % and spaces`;
    await expect(idsIn(element('h2', id, [], 3))).rejects.toThrow(said);
    await expect(idsIn(jsx('div', id))).rejects.toThrow('no address can say');
  },
);

it('tells of a heading without a letter or digit, of which no id can be made', async () => {
  for (const heading of [{...element('h2', undefined, [], 5), properties: {id: ''}}, jsx('h2', '')])
    await expect(idsIn(heading)).rejects.toThrow(
      /^docs\/page\.md:\d: .* no id: .*, such as \{#plus\}/,
    );
});

it('lets an id have any letters, and those of a note, as they are encoded', async () => {
  const ids = ['größe-10°/2', 'user-content-fn-gr%C3%B6%C3%9Fe'];
  expect(await idsIn(...ids.map((id) => element('p', id)))).toBe(ids.join(' '));
});
