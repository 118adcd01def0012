import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

vi.mock('@theme-original/CodeBlock', () => ({
  default: ({title, children}: {title?: ReactNode; children: ReactNode}) => (
    <pre title={typeof title}>{children}</pre>
  ),
}));
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
const {default: CodeBlock} = await import('../../../src/theme/CodeBlock');

/** As in a browser, where an element leads to its fiber and that to its kin: JSON can't write it. */
const fiber: {child?: unknown} = {};
fiber.child = fiber;
const Name = ({of}: {of: typeof fiber}) => <b>{typeof of}</b>;

it.each([
  ['text only', {children: 'a()', title: 'beat.js', className: 'language-js', showLineNumbers: 3}],
  ['an element as its title', {children: 'a()', title: <Name of={fiber} />}],
  [
    'elements in a list as its title',
    {children: 'a()', title: ['In ', <Name key="n" of={fiber} />]},
  ],
  ['elements among its code', {children: ['a()', <Name key="n" of={fiber} />]}],
  ['a number as its title', {children: 'a()', title: 2, metastring: '{1}'}],
])('code stands with %s', (_what, props) => {
  expect(renderToStaticMarkup(<CodeBlock {...props} />)).toContain('a()');
});
