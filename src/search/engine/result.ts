import type {SearchResult} from '../clients/client';
import type {MarkedText} from '../marked';
import type {Match} from './engine';
import {indexTerm, LEANING, splitSentences, splitWords} from './terms';
import type {FoundSection} from './types';

/** Two lines on a phone. */
const SNIPPET_LENGTH = 150;
/** Words kept before what was found where a sentence has to be cut. */
const WORDS_BEFORE = 5;

/**
 * @returns a match as readers see it, with what was typed marked, or else what stands for it; where neither
 *   the section's heading nor its text holds either, it says what its page is about
 */
export function toResult({section, opening, terms, typed}: Match): SearchResult {
  const [heading = ''] = section.titles.slice(-1);
  const finds = (found: ReadonlySet<string>, ...texts: string[]): boolean =>
    texts.some((text) => holds(text, found));
  const marked = [typed, terms].find((found) => finds(found, heading, section.text));
  const shown = marked ? section : opening;
  const words = snippet(shown, finds(typed, shown.text) ? typed : terms);
  return {
    url: section.url,
    titles: section.titles.map((title) => mark(title, marked ?? terms)),
    snippet: mark(words, marked ?? terms),
  };
}

const holds = (text: string, found: ReadonlySet<string>): boolean =>
  mark(text, found).some((piece) => piece.found);

/** Whole sentences around the one that holds most of what was found; a long one is cut at a word. */
function snippet({text}: FoundSection, found: ReadonlySet<string>): string {
  const runs = text.split('\n').map((run) => splitSentences(run));
  const {run, at} = mostTelling(runs, found);
  const sentence = run[at] ?? '';
  if (sentence.length > SNIPPET_LENGTH) return cutAround(sentence, found);
  const chosen = [sentence];
  let length = sentence.length;
  const fits = (next: string | undefined): next is string =>
    next !== undefined && (length += next.length + 1) <= SNIPPET_LENGTH;
  // A sentence that begins with "It" or "Then", or is a single word, is understood after the one before it.
  const before = run[at - 1];
  const leans = LEANING.test(sentence) || !sentence.includes(' ');
  if (leans && fits(before)) chosen.unshift(before);
  for (const next of run.slice(at + 1)) {
    if (!fits(next)) break;
    chosen.push(next);
  }
  // A sentence that introduces a list says nothing without it.
  const introduces = (last = ''): boolean => last.endsWith(':');
  if (chosen.length > 1 && introduces(chosen.at(-1))) chosen.pop();
  return `${chosen.join(' ')}${introduces(chosen.at(-1)) ? ' …' : ''}`;
}

function mostTelling(
  runs: readonly string[][],
  found: ReadonlySet<string>,
): {run: string[]; at: number} {
  let best = {run: runs[0] ?? [], at: 0};
  let most = 0;
  for (const run of runs) {
    run.forEach((sentence, at) => {
      const words = new Set(splitWords(sentence).map(indexTerm));
      const count = [...words].filter((word) => word !== null && found.has(word)).length;
      if (count > most) [best, most] = [{run, at}, count];
    });
  }
  return best;
}

function cutAround(sentence: string, found: ReadonlySet<string>): string {
  const words = sentence.split(' ');
  const first = words.findIndex((word) => isFound(word, found));
  let start = Math.max(0, first);
  let end = start + 1;
  let length = words[start]?.length ?? 0;
  const room = (word: string | undefined): boolean =>
    word !== undefined && length + word.length + 1 <= SNIPPET_LENGTH;
  // A cell of a table begins after a colon or a semicolon.
  const begins = (at: number): boolean => at === 0 || /[:;]$/.test(words[at - 1] ?? '');
  while (!begins(start) && first - start < WORDS_BEFORE && room(words[start - 1])) {
    start -= 1;
    length += (words[start]?.length ?? 0) + 1;
  }
  while (room(words[end])) {
    length += (words[end]?.length ?? 0) + 1;
    end += 1;
  }
  const before = begins(start) ? '' : '… ';
  const after = end < words.length ? ' …' : '';
  return `${before}${words.slice(start, end).join(' ')}${after}`;
}

function mark(text: string, found: ReadonlySet<string>): MarkedText {
  return text
    .split(/([\p{L}\p{N}'’]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({text: part, found: isFound(part, found)}));
}

function isFound(word: string, found: ReadonlySet<string>): boolean {
  const term = indexTerm(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return term !== null && found.has(term);
}
