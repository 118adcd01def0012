import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/lib/markdown/parse';
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
  it('holds the steps of each task heading, and no conditions, examples or checks', () => {
    expect(howToOfPage(parseMarkdown(PAGE), frontMatter)).toEqual({
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

  it('leaves other kinds and pages without steps alone', () => {
    expect(howToOfPage(parseMarkdown(PAGE), {...frontMatter, kind: 'concept'})).toBeUndefined();
    expect(howToOfPage(parseMarkdown('Text.'), frontMatter)).toBeUndefined();
  });
});
