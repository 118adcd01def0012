import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {countWords, readDocs, type DocPage} from '../support/docs';

const pages = readDocs();
const faultsIn = (check: (page: DocPage) => string[]): string[] =>
  pages.flatMap((page) => check(page).map((fault) => `docs/${page.file}: ${fault}`));

/** Words the style guide replaces (.github/STYLE.md, "Word list"). */
const REPLACED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:simply|just|easy|easily|obviously|please|of course)\b/gi, 'leave the word out'],
  [
    /\b(?:e\.g\.|i\.e\.|etc\.|via|vs\.)/gi,
    'write "for example", "that is", "and so on", "through"',
  ],
  [/\bin order to\b/gi, 'write "to"'],
  [/\b(?:allows|enables) you to\b/gi, 'write "lets you"'],
  [/\b(?:amazing|powerful|seamless(?:ly)?)\b/gi, 'leave the word out'],
  [
    /\b(?:coming soon|to do|tbd|not (?:yet )?documented|under construction)\b/gi,
    'a page never says that it is unfinished',
  ],
  [/\b(?:macOS|OSX|OS X)\b/g, 'write "Mac"'],
  [/\bclick on\b/gi, 'write "click"'],
];

describe('words', () => {
  it.each(REPLACED)('%s', (pattern, instead) => {
    const faults = faultsIn(({prose}) =>
      [...prose.matchAll(pattern)].map(({0: word, index}) => {
        return `"…${prose.slice(Math.max(0, index - 20), index + 25)}…": ${instead} ("${word}")`;
      }),
    );
    expect(faults).toEqual([]);
  });

  it('puts a space between number and unit', () => {
    const unit = /\b\d+(?:ms|kHz|Hz|dB|mm|cm|GB|MB|%|BPM)(?!\w)/g;
    expect(faultsIn(({prose}) => [...prose.matchAll(unit)].map(([hit]) => `"${hit}"`))).toEqual([]);
  });

  it('names link targets instead of pointing', () => {
    const vague = /^(?:here|click here|this page|this|read more|more|link)$/i;
    const faults = faultsIn(({links}) =>
      links.map((link) => toString(link)).filter((label) => vague.test(label)),
    );
    expect(faults).toEqual([]);
  });

  it('repeats no sentence on two pages', () => {
    const seen = new Map<string, string>();
    const faults = faultsIn(({file, prose}) =>
      sentences(prose).flatMap((sentence) => {
        const other = seen.get(sentence);
        seen.set(sentence, file);
        return other && other !== file ? [`"${sentence}" stands in docs/${other} too`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });
});

/** Sentences of eight words or more; shorter ones may well be the same. */
function sentences(prose: string): string[] {
  return prose
    .split(/(?<=[.!?:])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) >= 8);
}

describe('structure', () => {
  it('titles are in sentence case, without a full stop', () => {
    const faults = faultsIn(({frontMatter: {title, kind}}) =>
      /[.:;!]$/.test(title) || (kind === 'how-to' && /^(?:how to\b|\w+ing\b)/i.test(title))
        ? [`title "${title}"`]
        : [],
    );
    expect(faults).toEqual([]);
  });

  it('lists of steps have ten steps at most', () => {
    const faults = faultsIn(({tree}) => {
      const long: string[] = [];
      visit(tree, 'list', (list) => {
        if (list.ordered && list.children.length > 10) long.push(`${list.children.length} steps`);
      });
      return long;
    });
    expect(faults).toEqual([]);
  });

  it('has at most two admonitions a page, of the four kinds', () => {
    const faults = faultsIn(({body}) => {
      const kinds = [...body.matchAll(/^:::(\w+)/gm)].map(([, kind = '']) => kind);
      const odd = kinds.filter((kind) => !['note', 'tip', 'warning', 'danger'].includes(kind));
      return kinds.length > 2 || odd.length > 0 ? [kinds.join(', ')] : [];
    });
    expect(faults).toEqual([]);
  });

  it('gives tables of controls their four columns', () => {
    const allowed = [
      'Control | Range | Default | What it does',
      'Control | Range | What it does',
      'Control | Default | What it does',
      'Control | What it does',
    ];
    const faults = faultsIn(({tables}) =>
      tables
        .map((table) =>
          (table.children[0]?.children ?? []).map((cell) => toString(cell)).join(' | '),
        )
        .filter((header) => header.startsWith('Control |') && !allowed.includes(header)),
    );
    expect(faults).toEqual([]);
  });

  it('links to files, so that the build can check them', () => {
    const faults = faultsIn(({links}) =>
      links
        .map(({url}) => url)
        .filter(
          (url) => !/^(?:https:\/\/|#|\.{1,2}\/[^#]+\.mdx?(?:#[\w-]+)?$|[\w-]+\.md)/.test(url),
        ),
    );
    expect(faults).toEqual([]);
  });
});

describe('length', () => {
  /** The page's own words: prose and tables. */
  const words = ({body}: DocPage): number => countWords(body.replace(/[|*#`-]/g, ' '));

  it('has 450 words on a median page, and none is thin', () => {
    const own = pages.filter(({frontMatter}) => frontMatter.kind !== 'index');
    const counts = own.map(words).sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(450);
    expect(own.filter((page) => words(page) < 220).map(({file}) => file)).toEqual([]);
  });
});
