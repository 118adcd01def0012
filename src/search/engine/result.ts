import type {SearchResult} from '../clients/types';
import type {MarkedText} from '../marked';
import {SNIPPET_MAX, WORDS_BEFORE} from './constants';
import {cutAt, holdsOne, indexTerms, LEANING, splitSentences} from './terms';
import type {Match} from './types';
import {splitStretches} from './words';

/**
 * @returns a match as readers see it, with what was typed marked, or else what stands for it; where neither
 *   the section's heading nor its text holds either, it says what its page is about
 */
export function resultOfMatch({section, opening, terms, typed}: Match): SearchResult {
  const said = `${section.titles.at(-1) ?? ''} ${section.text}`;
  const marked = [typed, terms].find((found) => holdsOne(said, found));
  const {text} = marked ? section : opening;
  const words = snippet(text, holdsOne(text, typed) ? typed : terms);
  return {
    url: section.url,
    titles: section.titles.map((title) => mark(title, marked ?? terms)),
    snippet: mark(words, marked ?? terms),
  };
}

/** Whole sentences around the one that holds most of what was found; a long one is cut at a word. */
function snippet(text: string, found: ReadonlySet<string>): string {
  const {run, at} = findSentence(text, found);
  const sentence = run[at] ?? '';
  if (sentence.length > SNIPPET_MAX) return cutAround(sentence, found);
  let [start, end] = [at, at + 1];
  const fits = (from: number, to: number): boolean =>
    run.slice(from, to).join(' ').length <= SNIPPET_MAX;
  // A sentence that begins with "It" or "Then", or is a single word, is understood after the one before it.
  const leans = LEANING.test(sentence) || !sentence.includes(' ');
  if (leans && start > 0 && fits(start - 1, end)) start -= 1;
  while (end < run.length && fits(start, end + 1)) end += 1;
  // A sentence that introduces a list says nothing without it.
  const introduces = (): boolean => run[end - 1]?.endsWith(':') ?? false;
  if (end - start > 1 && introduces()) end -= 1;
  return `${run.slice(start, end).join(' ')}${introduces() ? ' …' : ''}`;
}

/** @returns the sentence with most of what was found, among those that stand together */
function findSentence(text: string, found: ReadonlySet<string>): {run: string[]; at: number} {
  const runs = text.split('\n').map(splitSentences);
  let best = {run: runs[0] ?? [], at: 0};
  let most = 0;
  for (const run of runs) {
    run.forEach((sentence, at) => {
      const count = [...new Set(indexTerms(sentence))].filter((term) => found.has(term)).length;
      if (count > most) [best, most] = [{run, at}, count];
    });
  }
  return best;
}

function cutAround(sentence: string, found: ReadonlySet<string>): string {
  const words = sentence.split(' ');
  const first = words.findIndex((word) => holdsOne(word, found));
  let start = Math.max(0, first);
  // A cell of a table begins after a colon or a semicolon.
  const begins = (): boolean => start === 0 || /[:;]$/.test(words[start - 1] ?? '');
  while (!begins() && first - start < WORDS_BEFORE) start -= 1;
  return `${begins() ? '' : '… '}${cutAt(SNIPPET_MAX, words.slice(start).join(' '))}`;
}

function mark(text: string, found: ReadonlySet<string>): MarkedText {
  return splitStretches(text).map((part) => ({text: part, found: holdsOne(part, found)}));
}
