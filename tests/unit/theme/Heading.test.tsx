import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

vi.mock('@theme-original/Heading', () => ({
  default: ({as: Tag, ...props}: {as: 'h2'}) => <Tag {...props} />,
}));
const {default: Heading} = await import('../../../src/theme/Heading');

const Picture = ({alt}: {alt: string}) => <img src="a.svg" alt={alt} />;
const Version = ({of}: {of: string}) => <b>{of}</b>;

it.each([
  ['its text', 'Turn on Retrig', 'Turn on Retrig'],
  [
    'its text without marks',
    ['Press ', <kbd key="r">R</kbd>, ' ', <b key="b">twice</b>],
    'Press R twice',
  ],
  ['a number too', ['Version ', 2], 'Version 2'],
  [
    'a picture’s words in their place',
    ['Press ', <img key="i" src="save.svg" alt="Save" />, ' twice'],
    'Press Save twice',
  ],
  [
    'those of pictures within marks and alone',
    <b key="b">
      <img src="a.svg" alt="" />
      <Picture alt="A drum" />
    </b>,
    'A drum',
  ],
  [
    'a long word with places to end its line',
    ['how-to/', <wbr key="w" />, 'choke'],
    'how-to/choke',
  ],
])('the name of a heading is %s', (_what, children, name) => {
  expect(
    renderToStaticMarkup(
      <Heading as="h2" id="x">
        {children}
      </Heading>,
    ),
  ).toContain(`aria-label="${name}"`);
});

it('a heading without a link, without words, or with such as a component makes, has its name by itself', () => {
  for (const heading of [
    <Heading key="1" as="h1" id="x">
      Title
    </Heading>,
    <Heading key="2" as="h2">
      Words
    </Heading>,
    <Heading key="3" as="h2" id="x">
      <img src="a.svg" alt="" />
    </Heading>,
    <Heading key="4" as="h2" id="x">
      New in <Version of="SP" />
    </Heading>,
    <Heading key="5" as="h2" id="x">
      New <b>{['in ', <Version key="v" of="SP" />]}</b>
    </Heading>,
    <Heading key="6" as="h2" id="x">
      New <span dangerouslySetInnerHTML={{__html: 'words'}} />
    </Heading>,
  ]) {
    expect(renderToStaticMarkup(heading)).not.toContain('aria-label');
  }
});
