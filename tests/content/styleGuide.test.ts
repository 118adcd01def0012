import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {DESCRIPTION_MAX, DESCRIPTION_MIN, TITLE_MAX} from '../../src/pages/frontMatter';
import {SKELETONS} from '../../src/pages/kinds';

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
    'lists the headings of %s as src/pages/kinds.ts has them',
    (kind) => {
      const row = STYLE.split('\n').find((line) => line.startsWith(`| \`${kind}\` |`));
      expect(row).toBe(`| \`${kind}\` | ${written(kind)} |`);
    },
  );

  it('names every kind', () => {
    const missing = Object.keys(SKELETONS).filter((kind) => !STYLE.includes(`| \`${kind}\` |`));
    expect(missing).toEqual([]);
  });

  it('tells the lengths that are checked', () => {
    expect(STYLE).toContain(`# ${TITLE_MAX} characters at most`);
    expect(STYLE).toContain(`# one sentence, ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX}`);
  });
});

describe('the list of theme overrides', () => {
  const THEME = 'src/theme';
  const listed = [...readFileSync(`${THEME}/README.md`, 'utf8').matchAll(/^\| `([\w/]+)`/gm)].map(
    ([, name]) => name ?? '',
  );

  it('holds each override, and nothing else', () => {
    const present = readdirSync(THEME, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /^(?:[A-Z]\w*\/)+(?:index|ComponentTypes)\.tsx?$/.test(file))
      .map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''));
    expect(listed.sort(), `${THEME}/README.md`).toEqual(present.sort());
  });
});
