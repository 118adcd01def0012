import {describe, expect, it} from 'vitest';
import {element} from '../../../src/lib/markdownElement';
import {curl, curlLabels, curlyQuotes} from '../../../src/markdown/curlyQuotes';
import {blockHtml, rawHtml} from '../../support/blockHtml';
import {jsxElement, runOnTree} from '../../support/jsxTree';

describe('curlyQuotes', () => {
  it('curls quotes and apostrophes, around links too', async () => {
    expect(await blockHtml(curlyQuotes, `It's "loud", isn't [it"s](./a.md)?`)).toContain(
      'It’s “loud”, isn’t',
    );
  });

  it('writes two apostrophes around an n', async () => {
    expect(await blockHtml(curlyQuotes, "Drum 'n' bass, rock 'n' roll, 'no' more.")).toContain(
      'Drum ’n’ bass, rock ’n’ roll, ‘no’ more.',
    );
  });

  it('leaves code, dashes and dots as they are', async () => {
    const html = await blockHtml(curlyQuotes, "`it's` -- and ... so on");
    expect(html).toBe("<p><code>it's</code> -- and ... so on</p>");
  });
});

it('opens a quotation where a line, a cell, a caption or a block of JSX begins', async () => {
  const html = await rawHtml(curlyQuotes, 'One\\\n"two"<br/>"three"\n\n| "a"<br>"b" |\n|-|');
  expect(html.match(/“/g)).toHaveLength(4);
  const quoted = {type: 'text', value: '"Words."'};
  const td = {...jsxElement('td', {}), children: [quoted]};
  const figure = element('figure', {}, [element('figcaption', {}, [{...quoted}])]);
  const block = {type: 'mdxJsxFlowElement', name: 'Note', children: [{...quoted}]};
  const tree = await runOnTree(curlyQuotes, [
    td,
    {...td, children: [{...quoted}]},
    figure,
    block,
  ] as never);
  expect(JSON.stringify(tree).match(/“Words.”/g)).toHaveLength(4);
});

describe('what is as it was typed', () => {
  it.each([
    ['code in HTML', '<code>say "hi"</code>'],
    ['keys', "<kbd>it's</kbd>"],
    ['samples', '<samp>"x"</samp>'],
    ['variables, with elements in them', '<var>"x" <b>"y"</b></var>'],
    ['a formula', '<math><mtext>"x"</mtext></math>'],
    ['preformatted text', '<pre>\n"x"\n\n"y"</pre>'],
    ['styles', '<style>\n\na::after {content: "x"}\n\n</style>'],
    ['a text box', '<textarea>\n\n"x"\n\n</textarea>'],
    ['code in capitals, with an attribute', '<CODE title="it\'s">"x"</CODE>'],
  ])('stays: %s', async (_name, html) => {
    const all = await rawHtml(curlyQuotes, `${html}\n\nAfter "it" all.`);
    expect(all).not.toMatch(/[“”’][^]*After/);
    expect(all).toContain('After “it” all.');
  });

  it('stays in a paragraph that is curled, on both sides', async () => {
    expect(await rawHtml(curlyQuotes, '"a" <code>"b"</code> "c" <!-- <code> --> "d"')).toBe(
      '<p>“a” <code>"b"</code> “c” <!-- <code> --> “d”</p>',
    );
  });

  it('is what an element holds, not what its attributes say', async () => {
    const all = await rawHtml(
      curlyQuotes,
      `<img alt="<code>"> "a" <b title='<pre>'>"b"</b> <kbd title="</kbd>">"c"</kbd> "d"`,
    );
    expect(all.replaceAll(/<[bik](?:"[^"]*"|'[^']*'|[^>])*>/g, '')).toBe(
      '<p> “a” “b”</b> "c"</kbd> “d”</p>',
    );
  });

  it('ends with a drawing in one tag, and not with other elements', async () => {
    expect(await rawHtml(curlyQuotes, '<svg width="1" /> "a" <code/> "b"')).toMatch(
      /“a” <code\/> "b"/,
    );
  });

  it('stays in JSX, in an attribute, in Docusaurus’ own code and in what the page brings, by any name', async () => {
    const text = (value: string) => ({type: 'text', value});
    const jsx = (name: string, value: string) => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [{type: 'mdxJsxAttribute', name: 'title', value: '"title"'}],
      children: [text(value)],
    });
    const tree = await runOnTree(curlyQuotes, [
      {type: 'mdxjsEsm', value: 'import Terminal from "@theme/CodeBlock";'},
      {type: 'mdxjsEsm', value: "import Typed from '@theme/MDXComponents/Code';"},
      {type: 'mdxjsEsm', value: "import Log, {Line as Row} from '@site/src/Log';"},
      {type: 'mdxjsEsm', value: 'export const Screen = (props) => <pre {...props} />;'},
      {type: 'mdxjsEsm', value: "import Tabs from '@theme/Tabs';"},
      jsx('Log', '"log"'),
      jsx('Row', '"row"'),
      jsx('Log.Part', '"part"'),
      jsx('Screen', '"screen"'),
      {type: 'mdxjsEsm', value: "import Link from '@docusaurus/Link';"},
      jsx('Tabs', '"tabs"'),
      jsx('Link', ' "link"'),
      jsx('Terminal', '"code"'),
      jsx('Typed', '"typed"'),
      jsx('pre', '"pre"'),
      jsx('Note', ' "words"'),
    ] as never);
    const all = JSON.stringify(tree);
    expect(all.match(/[“”]\w+/g)).toEqual(['“tabs', '“link', '“words']);
  });
});

it('curls a title', () => {
  expect(curl("What's in the box")).toBe('What’s in the box');
});

it.each(['generated-index', 'doc'])(
  'takes a folder whose page is written, not made: %s',
  (type) => {
    const args = {
      categoriesMetadata: {'how-to': {link: {type, id: 'how-to/index'}}},
      defaultSidebarItemsGenerator: () => 'made',
    };
    const make = () => curlLabels(args as never);
    if (type === 'doc') expect(make()).toBe('made');
    else
      expect(make).toThrow(/^docs\/how-to\/_category_\.json: .* write docs\/how-to\/index\.md\.$/);
  },
);

it('curls what folders are called in the sidebar', () => {
  const args = {
    categoriesMetadata: {a: {label: "What's new"}, b: {position: 2}, empty: undefined},
    defaultSidebarItemsGenerator: ({categoriesMetadata}: object & {categoriesMetadata: object}) =>
      categoriesMetadata,
  };
  expect(curlLabels(args as never)).toEqual({
    a: {label: 'What’s new'},
    b: {position: 2},
    empty: undefined,
  });
});
