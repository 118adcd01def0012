import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/lib/parseMarkdown';
import {howToOfPage} from '../../../src/pages/howToSteps';

const frontMatter = {kind: 'how-to' as const, title: 'Choke', description: 'End a sound.'};
const PAGE = `Opening.

## Before you start

1. Have a drum.

## Turn it on {#on}

1. Click **Retrig**.
2. Hit the \`rim\`.

### By hand

1. Grab it.

## An example

1. Not a step.
`;

describe('howToOfPage', () => {
  it('has the steps below each heading of the task, but no conditions, examples or checks', () => {
    expect(howToOfPage(parseMarkdown(PAGE).tree, frontMatter)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      name: 'Choke',
      description: 'End a sound.',
      step: [
        {
          '@type': 'HowToSection',
          name: 'Turn it on',
          itemListElement: [
            {'@type': 'HowToStep', text: 'Click Retrig.'},
            {'@type': 'HowToStep', text: 'Hit the rim.'},
          ],
        },
        {
          '@type': 'HowToSection',
          name: 'By hand',
          itemListElement: [{'@type': 'HowToStep', text: 'Grab it.'}],
        },
      ],
    });
  });

  it('gives nothing for other kinds of pages and for pages without steps', () => {
    expect(
      howToOfPage(parseMarkdown(PAGE).tree, {...frontMatter, kind: 'concept'}),
    ).toBeUndefined();
    expect(howToOfPage(parseMarkdown('Text.').tree, frontMatter)).toBeUndefined();
  });
});
