import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

vi.mock('@theme-original/Heading', () => ({
  default: ({as: Tag, ...props}: {as: 'h2'}) => <Tag {...props} />,
}));
const {default: Heading} = await import('../../../src/theme/Heading');

const Picture = ({alt}: {alt: string}) => <img src="a.svg" alt={alt} />;
const Version = ({of}: {of: string}) => <b>{of}</b>;

it.each([
  ['Turn on Retrig', 'Turn on Retrig'],
  ['Press R twice', ['Press ', <kbd key="r">R</kbd>, ' ', <b key="b">twice</b>]],
  ['Version 2', ['Version ', 2]],
  ['Press Save twice', ['Press ', <img key="i" src="save.svg" alt="Save" />, ' twice']],
  // Pictures within marks and alone.
  [
    'A drum',
    <b key="b">
      <img src="a.svg" alt="" />
      <Picture alt="A drum" />
    </b>,
  ],
  ['how-to/choke', ['how-to/', <wbr key="w" />, 'choke']],
])('the name of a heading is %s', (name, children) => {
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
