import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

vi.mock('@theme-original/Heading', () => ({
  default: ({as: Tag, ...props}: {as: 'h2'}) => <Tag {...props} />,
}));
const {default: Heading} = await import('../../../src/theme/Heading');

it.each([
  ['its text', 'Turn on Retrig', 'Turn on Retrig'],
  [
    'its text without marks',
    ['Press ', <kbd key="r">R</kbd>, ' ', <b key="b">twice</b>],
    'Press R twice',
  ],
  ['a number too', ['Version ', 2], 'Version 2'],
])('the name of a heading is %s', (_what, children, name) => {
  expect(
    renderToStaticMarkup(
      <Heading as="h2" id="x">
        {children}
      </Heading>,
    ),
  ).toContain(`aria-label="${name}"`);
});

it('a heading without a link, or without words, has its name by itself', () => {
  for (const heading of [
    <Heading key="1" as="h1" id="x">
      Title
    </Heading>,
    <Heading key="2" as="h2">
      Words
    </Heading>,
    <Heading key="3" as="h2" id="x">
      <img alt="A drum" />
    </Heading>,
  ]) {
    expect(renderToStaticMarkup(heading)).not.toContain('aria-label');
  }
});
