import type {Root} from 'mdast';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {fileLinks} from '../../../src/markdown/build';

/** A link as Docusaurus' own plugin leaves it. */
const link = (names: string[]) => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: names.map((name) => ({
    name,
    value: {data: {estree: {body: [{expression: {type: 'MemberExpression'}}]}}},
  })),
  children: [],
});

const hrefOf = async (names: string[]): Promise<unknown> => {
  const node = link(names);
  await unified()
    .use(fileLinks)
    .run({type: 'root', children: [node]} as unknown as Root);
  return node.attributes.at(-1)?.value.data.estree.body[0]?.expression;
};

it('marks the address of a file as none of a page', async () => {
  expect(await hrefOf(['data-noBrokenLinkCheck', 'href'])).toMatchObject({
    type: 'BinaryExpression',
    left: {value: 'pathname://'},
    right: {type: 'MemberExpression'},
  });
});

it('leaves other links alone', async () => {
  expect(await hrefOf(['href'])).toEqual({type: 'MemberExpression'});
});
