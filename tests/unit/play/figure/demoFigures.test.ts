import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {parseMarkdown} from '../../../../src/markdown/parseMarkdown';
import {demoFigures} from '../../../../src/play/figure/demoFigures';

const PICTURE = '![Two chords](./img/chords.svg)';
const demo = (name: string, inside: string): string =>
  `A paragraph.\n\n:::demo{name="${name}"}\n\n${inside}\n\n:::\n`;

/** @returns names and properties of the elements that a page's directives become, and what they hold */
function elementsOf(markdown: string): unknown[] {
  const tree = unified()
    .use(demoFigures)
    .runSync(parseMarkdown(markdown).tree, new VFile({path: `${process.cwd()}/docs/page.md`}));
  const found: unknown[] = [];
  visit(tree, (node) => {
    const {hName, hProperties} = (node.data ?? {}) as Record<string, unknown>;
    if (hName) found.push([hName, hProperties]);
    if (node.type === 'image') found.push(node.url);
    if (node.type === 'text') found.push(node.value);
  });
  return found;
}

const SMALL_BUTTON = [
  ['button', {type: 'button', className: 'sp-play-it sp-needs-scripts'}],
  ['span', {}],
  ['b', {}],
  'Play it',
];
/** With a line that says what for. */
const BUTTON = SMALL_BUTTON.toSpliced(2, 0, expect.stringMatching(/^\w.{10,}\w $/));

describe('a demonstration in Markdown', () => {
  it('becomes a figure with the picture, then the button', () => {
    expect(elementsOf(demo('choke', PICTURE))).toEqual([
      'A paragraph.',
      ['figure', {'data-demo': 'choke', 'aria-label': 'End one sound with another'}],
      './img/chords.svg',
      ...BUTTON,
    ]);
  });

  it('may have a small place', () => {
    const small = `:::demo{name="choke" small}\n\n${PICTURE}\n\n:::`;
    expect(elementsOf(small)).toEqual([
      [
        'figure',
        {'data-demo': 'choke', 'aria-label': 'End one sound with another', 'data-demo-small': ''},
      ],
      './img/chords.svg',
      ...SMALL_BUTTON,
    ]);
  });

  it('may have a variant', () => {
    const varied = `:::demo{name="effects" variant="order"}\n\n${PICTURE}\n\n:::`;
    expect(elementsOf(varied)[0]).toEqual([
      'figure',
      {
        'data-demo': 'effects',
        'aria-label': 'Hit a snare with effects',
        'data-demo-variant': 'order',
      },
    ]);
  });

  it('keeps whatever else stands inside', () => {
    const elements = elementsOf(demo('blend', `Before.\n\n${PICTURE}\n\nAfter.`));
    expect(elements.slice(2)).toEqual(['Before.', './img/chords.svg', 'After.', ...BUTTON]);
  });

  it('leaves other directives alone', () => {
    expect(elementsOf(`:::note\n${PICTURE}\n:::`)).toEqual(['./img/chords.svg']);
  });

  it.each([
    [
      'an unknown name',
      demo('chok', PICTURE),
      /^docs\/page\.md:3: there is no demonstration "chok"\. Write :::demo\{name="…"\} with one of these: .*choke/,
    ],
    ['no name', `:::demo\n${PICTURE}\n:::`, /^docs\/page\.md:1: there is no demonstration ""/],
    [
      'no picture',
      demo('choke', 'Words.'),
      /^docs\/page\.md:3: the demonstration "choke" has no picture\. Put the page's picture/,
    ],
    [
      'an unknown variant',
      `:::demo{name="scale" variant="order"}\n\n${PICTURE}\n\n:::`,
      /^docs\/page\.md:1: the demonstration "scale" has no variant "order", only: note-controller\./,
    ],
    [
      'two colons',
      `::demo{name="choke"}\n\n${PICTURE}`,
      /^docs\/page\.md:1: the demonstration "choke" has no picture/,
    ],
  ])('stops the build with %s, and says what to do', (_name, markdown, message) => {
    expect(() => elementsOf(markdown)).toThrow(message);
  });
});
