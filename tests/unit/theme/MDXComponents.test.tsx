import type {ComponentType, ElementType, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

type Box = ComponentType<{children?: ReactNode}>;

vi.mock('@docusaurus/useBrokenLinks', () => ({default: vi.fn()}));
vi.mock('@theme-original/CodeInline', () => ({default: 'code'}));
vi.mock('@theme/CodeInline', () => import('../../../src/theme/CodeInline'));
vi.mock('@theme/CodeBlock', () => ({default: 'div'}));
vi.mock('@theme-original/MDXComponents', () => ({default: {a: 'a'}}));
const {default: components} = await import('../../../src/theme/MDXComponents');
const {default: Pre} = await import('../../../src/theme/MDXComponents/Pre');
const {code: Code, a: A} = components as unknown as {code: Box; a: ElementType};

const inPre = (text?: string): ReactNode => (
  <Pre>
    <Code>{text}</Code>
  </Pre>
);

it.each([
  [
    'code with markup',
    '<code>send<var>it</var></code>',
    <Code key="1">{['send', <var key="v">it</var>]}</Code>,
  ],
  ['code with the end of a line', '<code>a\nb</code>', <Code key="2">{'a\nb'}</Code>],
  ['code without words', '<code></code>', <Code key="3" />],
  ['a fence', '<div>a\n</div>', inPre('a\n')],
  ['an empty fence', '<div></div>', inPre()],
  ['a block by hand of one line', '<div>a</div>', inPre('a')],
  ['a pre of one element', '<pre><b>a</b></pre>', <Pre key="4">{<b>a</b>}</Pre>],
])('%s is code in its line, a block, or as it was written', (_what, html, node) => {
  expect(renderToStaticMarkup(node)).toBe(html);
});

it.each([
  [
    {'data-noBrokenLinkCheck': true, href: '/v2/a.pdf#page=1'},
    'href="pathname:///v2/a.pdf#page=1"',
  ],
  [{href: '/v2/a'}, 'href="/v2/a"'],
  [{id: 'place'}, 'id="place"'],
])('marks the address of a file, and of nothing else, as none of a page: %j', (link, attribute) => {
  expect(renderToStaticMarkup(<A {...link}>words</A>)).toBe(`<a ${attribute}>words</a>`);
});
