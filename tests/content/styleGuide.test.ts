import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {lintPage, termsOf} from '../../src/markdown/checks/lintPages';
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  TITLE_MAX,
  validateFrontMatter,
} from '../../src/markdown/frontMatter';
import {SKELETONS} from '../../src/markdown/kinds';
import {parseMarkdown} from '../../src/markdown/parseMarkdown';

const STYLE = readFileSync('.github/STYLE.md', 'utf8');

/** A kind's headings as the style guide's table writes them. */
function written(kind: keyof typeof SKELETONS): string {
  return SKELETONS[kind]
    .map(({heading, required}) => heading ?? (required ? '…' : '[…]'))
    .map((words, index) => {
      const {heading, required} = SKELETONS[kind][index] ?? {};
      return heading && !required ? `[${words}]` : words;
    })
    .join(', ');
}

describe('the style guide', () => {
  it.each(['how-to', 'quick-start', 'reference', 'concept', 'hardware'] as const)(
    'lists the headings of %s that are checked',
    (kind) => {
      const row = STYLE.split('\n').find((line) => line.startsWith(`| \`${kind}\` |`));
      expect(row, 'Make .github/STYLE.md and src/markdown/kinds.ts say the same.').toBe(
        `| \`${kind}\` | ${written(kind)} |`,
      );
    },
  );

  it('names every kind of page', () => {
    const missing = Object.keys(SKELETONS).filter((kind) => !STYLE.includes(`| \`${kind}\` |`));
    expect(missing).toEqual([]);
  });

  it('names the lengths that are checked', () => {
    expect(STYLE).toContain(`# ${TITLE_MAX} characters at most`);
    expect(STYLE).toContain(`# one sentence, ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX}`);
  });

  it('has a page to copy that needs no change', () => {
    const [, copied = ''] = /^```md\n(---\n.*?)^```$/ms.exec(STYLE) ?? [];
    const page = parseMarkdown(copied);
    expect(() => validateFrontMatter(page.frontMatter, 'page', copied)).not.toThrow();
    const terms = termsOf(parseMarkdown(readFileSync('docs/glossary.md', 'utf8')));
    expect(lintPage(page, terms)).toEqual([]);
    const {related = [], controls = []} = page.frontMatter as {
      related?: string[];
      controls?: string[];
    };
    const missing = [...related, ...controls].filter((file) => !existsSync(`docs/${file}`));
    expect(missing).toEqual([]);
  });
});
