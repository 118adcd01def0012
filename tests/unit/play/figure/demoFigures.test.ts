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

describe('a demonstration in Markdown', () => {
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
