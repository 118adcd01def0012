import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {linkedFile} from '../../src/lib/linkedFile';
import {countWords, DOCS_FOLDER, readDocs, readDocsIn, type DocPage} from '../support/docs';
import {writeFiles} from '../support/files';
import {temporaryFolder} from '../support/temporaryFolder';

const folder = temporaryFolder();
const pages = readDocs();
const faultsIn = (check: (page: DocPage) => string[], of = pages): string[] =>
  of.flatMap((page) => check(page).map((fault) => `docs/${page.file}: ${fault}`));

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

/** Directives that are no admonitions: src/markdown/blocks, src/play. */
const BLOCKS = ['front-door', 'demo', 'tool'];
/** As the style guide has them: "At most two admonitions a page (`note`, …)". */
const [, LISTED = ''] =
  /admonitions a page \(([^)]+)\)/.exec(readFileSync('.github/STYLE.md', 'utf8')) ?? [];
const ADMONITIONS = LISTED.replaceAll('`', '').split(', ');

describe('words', () => {
  it.each(REPLACED)('has no %s', (pattern, instead) => {
    const faults = faultsIn(({prose}) =>
      [...prose.matchAll(pattern)].map(({0: word, index}) => {
        const around = prose.slice(Math.max(0, index - 20), index + 25).replace(/\n/g, ' ');
        return `"${word}" in "…${around}…": ${instead}`;
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    [/\b\d+(?:ms|kHz|Hz|dB|mm|cm|GB|MB|BPM)(?!\w)/g, 'put a space before the unit'],
    [/\b\d+\s+%/g, 'write the percent sign next to its number'],
  ])('has no %s', (pattern, instead) => {
    const faults = faultsIn(({prose}) =>
      [...prose.matchAll(pattern)].map(([hit]) => `${instead} in "${hit}"`),
    );
    expect(faults).toEqual([]);
  });

  it('names the target of each link', () => {
    const vague = /^(?:here|click here|this page|this|read more|more|link)$/i;
    const faults = faultsIn(({links}) =>
      links
        .map((link) => toString(link))
        .filter((label) => vague.test(label))
        .map((label) => `name the target of the link "${label}", such as its title`),
    );
    expect(faults).toEqual([]);
  });

  it('repeats no sentence on two pages', () => {
    const seen = new Map<string, string>();
    const faults = faultsIn(({file, prose}) =>
      sentences(prose).flatMap((sentence) => {
        const other = seen.get(sentence);
        seen.set(sentence, file);
        return other && other !== file
          ? [`"${sentence}" is in docs/${other} too: keep it on one page and link to that`]
          : [];
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
  it('has titles without a sign at the end, and how-to titles that begin with a verb', () => {
    const faults = faultsIn(({frontMatter: {title, kind}}) => [
      ...(/[.:;!]$/.test(title) ? [`take the last sign off the title "${title}"`] : []),
      ...(kind === 'how-to' && /^(?:how to\b|\w+ing\b)/i.test(title)
        ? [`begin the title "${title}" with the verb itself, such as "Record your playing"`]
        : []),
    ]);
    expect(faults).toEqual([]);
  });

  it('has ten steps at most in a list', () => {
    const faults = faultsIn(({tree}) => {
      const long: string[] = [];
      visit(tree, 'list', ({ordered, children}) => {
        if (!ordered || children.length <= 10) return;
        const steps = `the ${String(children.length)} steps that begin with "${toString(children[0])}"`;
        long.push(`${steps} are too many for one list: divide them under two headings`);
      });
      return long;
    });
    expect(faults).toEqual([]);
  });

  it('has two admonitions at most on a page, of kinds that the style guide lists', () => {
    expect(faultsIn(admonitionFaults)).toEqual([]);
  });

  it('gives tables of controls their columns', () => {
    const columns = ['Control', 'Range', 'Default', 'What it does'];
    const faults = faultsIn(({tables}) =>
      tables
        .map(({children: [head]}) => (head?.children ?? []).map((cell) => toString(cell)))
        .filter(([first]) => first === 'Control')
        .filter((header) => {
          const known = columns.filter((column) => header.includes(column));
          return header.at(-1) !== 'What it does' || header.join() !== known.join();
        })
        .map(
          (header) =>
            `make the columns "${header.join(' | ')}" these, and leave out those in which nothing is known: ${columns.join(' | ')}`,
        ),
    );
    expect(faults).toEqual([]);
  });

  it('links to files, so that the build can check the links', () => {
    expect(faultsIn(linkFaults(DOCS_FOLDER))).toEqual([]);
  });

  it('allows what the build takes, and finds the rest', () => {
    const docs = path.join(folder(), 'docs');
    writeFiles(folder(), {
      'static/files/m.pdf': '',
      'docs/a/b.mdx': '',
      'docs/good.md': [
        'Write to help@sunhou.se, [call](tel:+15551234), read www.sunhou.se or [this](mailto:a@b.se).',
        '[M](/files/m.pdf#page=2) [B](a/b.mdx#c) [B](./a/b.mdx) [Top](#top) [L](pathname:///v2/llms.txt)',
        `\`\`\`md\n${':::note\n\nA.\n\n:::\n\n'.repeat(3)}\`\`\``,
      ].join('\n\n'),
      'docs/poor.md':
        '[B](./a/b) [C](./none.md) [D](http://sunhou.se)\n\n- :::note\n  A.\n  :::\n\n:::tip\n\nB.\n\n:::\n\n:::odd\n\nC.\n\n:::',
    });
    const said = (check: (page: DocPage) => string[]): string[] =>
      faultsIn(check, readDocsIn(docs)).map((fault) => fault.slice(0, 35));
    expect(said(linkFaults(docs))).toEqual([
      'docs/poor.md: mend the link "./a/b"',
      'docs/poor.md: mend the link "./none',
      'docs/poor.md: mend the link "http:/',
    ]);
    expect(said(admonitionFaults)).toEqual([
      'docs/poor.md: make text of some of ',
      'docs/poor.md: write one of note, ti',
    ]);
  });
});

function admonitionFaults({tree}: DocPage): string[] {
  const kinds: string[] = [];
  visit(tree, 'containerDirective', ({name}) => {
    if (!BLOCKS.includes(name)) kinds.push(name);
  });
  const faults = kinds
    .filter((kind) => !ADMONITIONS.includes(kind))
    .map(
      (kind) =>
        `write one of ${ADMONITIONS.join(', ')} instead of :::${kind}, or add it to .github/STYLE.md, "Write"`,
    );
  return kinds.length > 2
    ? [`make text of some of its ${kinds.length} admonitions: two are the most`, ...faults]
    : faults;
}

function linkFaults(docs: string): (page: DocPage) => string[] {
  const isGood = (link: DocPage['links'][number], page: string): boolean => {
    const {url} = link;
    const isBare = url === `http://${toString(link)}`; // www.sunhou.se in a sentence
    if (isBare || /^(?:https:\/\/|(?:mailto|pathname|tel):|#)/.test(url)) return true;
    const file = linkedFile(url, path.join(docs, page), path.dirname(docs));
    return path.extname(file) !== '' && existsSync(file);
  };
  const why = 'it leads to no file from here: write a path such as ../how-to/record.md#an-example';
  return ({file, links}) =>
    links.filter((link) => !isGood(link, file)).map(({url}) => `mend the link "${url}": ${why}`);
}
