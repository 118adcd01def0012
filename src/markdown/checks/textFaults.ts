import type {Text} from 'mdast';
import {lineOf} from '../lineOf';
import type {Fault} from './report';

/** What Markdown leaves as it is. A line of the text begins behind \n, also its first one. */
const RAW: readonly (readonly [RegExp, string])[] = [
  [/(?<!\\)\{\/\*/, 'a comment in .md is <!-- this -->'],
  [
    /\n(?:import [^\n]*['"]|export (?:const|default|function) )/,
    'components stand in pages that end in .mdx',
  ],
  [
    /\n[ \t>]*(?:\||:?-{3,}:?[ \t]*\|)/,
    'a table has an empty line before it, none within, and a line of dashes with as many cells as its head',
  ],
  [
    /\n[ \t>]*(?:#{2,6}(?! )|(?:#|[-+*>]|\d+[.)])\u00a0)/,
    'behind the sign stands a plain space (Option and the space bar make another)',
  ],
  [
    /(?<!\\)(?:\*\*|~~)(?!\s)|(?<=[^\\\s])(?:\*\*|~~)/,
    'no space stands between the signs and the words, and one behind the second where that follows a sign, such as )',
  ],
  [/(?<![\\`])`(?!`)/, 'code has the same sign at both ends'],
  [/(?<!\\)\{(?:[.:{](?!\s*#)|\w+=)/, 'pages here have no such thing, so leave it out'],
  [
    /(?<!\\)\[\[[^\][]+\]\](?!\()/,
    'a link is [words](./page.md), a picture ![what is seen](./img/picture.png)',
  ],
];

/** The second half of `[words][name]`, or `[^name]`, that Markdown has left as it is. */
const UNKNOWN_NAME = /(?<!\\)(?:\]\[([^\][\s][^\][]*)\]|\[(\^[^\]\s]+)\])/g;

/** What would be a link, but for a space in its address or before it. */
const NO_LINK = /(?<!\\)\](?:\((?=[./#\w-]*[./#])| \(\.\.?\/)/g;

/**
 * Tells of Markdown in a text that readers see as it was typed, for it lacks something.
 * Test: tests/unit/markdown/lostWords.test.ts
 *
 * @param begins whether it is the first of its paragraph
 * @param source the page's text
 */
export function textFaults(text: Text, begins: boolean, source: string): Fault[] {
  if (!text.position) return []; // beside an address that was found later, such as "www.sunhou.se"
  const {start, end} = text.position;
  const written = source.slice(start.offset, end.offset);
  const noLinks = Array.from(written.matchAll(NO_LINK), (): Fault => [
    lineOf(text),
    'this is no link: its address stands right behind the bracket, without a space in it; a backslash before the bracket shows it as it stands',
  ]);
  const names = Array.from(written.matchAll(UNKNOWN_NAME), ([, reference, note]): Fault => {
    const name = reference ?? note ?? '';
    const what = note ? 'words' : 'address';
    return [
      lineOf(text),
      `nothing below says what [${name}] is: write [${name}]: and its ${what}, or a backslash before the bracket to show it as it stands`,
    ];
  });
  return [...noLinks, ...names, ...rawFaults((begins ? '\n' : ' ') + written, lineOf(text))];
}

/** The first only: most come in pairs, and in each line of a table. */
function rawFaults(written: string, line: number): Fault[] {
  for (const [sign, instead] of RAW) {
    const found = sign.exec(written);
    if (!found) continue;
    const words = written
      .slice(found.index)
      .replace(/^[\s>]+/, '')
      .split('\n', 1)[0]
      ?.slice(0, 30);
    const at = line + (written.slice(1, found.index + 1).match(/\n/g)?.length ?? 0);
    return [
      [
        at,
        `"${words}" is shown as it stands: ${instead}; if it shall be shown, write a backslash before it`,
      ],
    ];
  }
  return [];
}
