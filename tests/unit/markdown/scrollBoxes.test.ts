import {toHtml} from 'hast-util-to-html';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {scrollBoxes} from '../../../src/markdown/build';

const run = async (...children: object[]) => {
  const tree: unknown = await unified()
    .use(scrollBoxes)
    .run({type: 'root', children} as never);
  return tree as {children: {tagName?: string; children: object[]}[]};
};
const element = (tagName: string, properties = {}, children: object[] = []) => ({
  type: 'element',
  tagName,
  properties,
  children,
});

it('puts a table into a box, and what is within it stays', async () => {
  const cell = element('td', {}, [element('table')]);
  const tree = await run(element('table', {}, [cell]), element('p'));
  expect(toHtml(tree as never)).toBe(
    '<div class="sp-scroll"><table><td><table></table></td></table></div><p></p>',
  );
});

it('puts a table in JSX into one', async () => {
  const table = {type: 'mdxJsxFlowElement', name: 'table', attributes: [], children: []};
  const tree = await run(table);
  expect(tree.children[0]).toMatchObject({tagName: 'div', children: [table]});
});

it('puts a formula that stands apart into one that may stand in a paragraph', async () => {
  const tree = await run(element('math', {display: 'block'}), element('math'));
  expect(toHtml(tree as never)).toBe(
    '<span class="sp-scroll"><math display="block"></math></span><math></math>',
  );
});
