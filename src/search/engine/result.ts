import type {AnswerLine, SearchResult} from '../clients/types';
import type {MarkedText} from '../marked';
import {SNIPPET_MAX, WORDS_BEFORE} from './constants';
import {readLine, textOfLines, type Line} from './lines';
import {cutAt, holdsOne, indexTerms, isExample, isNumber, LEANING, splitSentences} from './terms';
import type {FoundSection, Match} from './types';
import {splitStretches} from './words';

/** Sentences that stand together. */
interface Run {
  sentences: string[];
  /** Whether it is a row of a table: its cells say nothing without the first. */
  isRow: boolean;
}

/**
 * @returns a match as readers see it, with what was typed marked, or else what stands for it; where neither
 *   the section's heading nor its text holds either, it says what its page is about
 */
export function resultOfMatch(match: Match): SearchResult {
  const {section, opening, terms, typed} = match;
  const found = foundIn(match);
  const numbers = new Set([...terms].filter(isNumber));
  const runsOf = (one: FoundSection): Run[] => readRuns(one, numbers);
  const runs = [section, opening].map(runsOf).find((some) => some.length > 0) ?? [];
  const shown = found ? runs : runsOf(opening);
  const text = shown.flatMap(({sentences}) => sentences).join(' ');
  return {
    url: section.url,
    titles: section.titles.map((title) => mark(title, found ?? terms)),
    snippet: mark(snippet(shown, holdsOne(text, typed) ? typed : terms), found ?? terms),
  };
}

/** @returns lines of a match with what was found marked */
export function markLines(lines: readonly Line[], match: Match): AnswerLine[] {
  const found = foundIn(match) ?? match.terms;
  return lines.map((line) => ({...line, text: mark(line.text, found)}));
}

/** @returns what was typed, or else what stands for it, as the section has it; nothing if it has neither */
function foundIn({section, terms, typed}: Match): ReadonlySet<string> | undefined {
  const said = `${section.titles.at(-1) ?? ''} ${textOfLines(section.text.split('\n'))}`;
  return [typed, terms].find((found) => holdsOne(said, found));
}

/**
 * @param numbers that were asked for
 * @returns a section's sentences, those together that stand together; without steps, of which one says nothing
 *   alone, and examples with other numbers
 */
function readRuns({text, isWhole}: FoundSection, numbers: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  for (const {kind, text: said} of text.split('\n').map(readLine)) {
    const isRow = kind === 'row';
    if (!isWhole || kind !== 'text') open = undefined;
    for (const sentence of isRow ? [said] : splitSentences(said)) {
      if (kind === 'step' || (isExample(sentence) && !holdsOne(sentence, numbers)))
        open = undefined;
      else if (open) open.sentences.push(sentence);
      else if (sentence !== '') runs.push((open = {isRow, sentences: [sentence]}));
    }
    if (kind !== 'text') open = undefined;
  }
  return runs;
}

/** Whole sentences around the one that holds most of what was found; a long one is cut at a word. */
function snippet(runs: readonly Run[], found: ReadonlySet<string>): string {
  const {run, at} = findSentence(runs, found);
  const {sentences, isRow} = run;
  const sentence = sentences[at] ?? '';
  if (isRow) return cutAt(SNIPPET_MAX, sentence);
  if (sentence.length > SNIPPET_MAX) return cutAround(sentence, found);
  let [start, end] = [at, at + 1];
  const fits = (from: number, to: number): boolean =>
    sentences.slice(from, to).join(' ').length <= SNIPPET_MAX;
  // A sentence that begins with "It" or "Then", or is a single word, is understood after the one before it.
  const leans = LEANING.test(sentence) || !sentence.includes(' ');
  if (leans && start > 0 && fits(start - 1, end)) start -= 1;
  while (end < sentences.length && fits(start, end + 1)) end += 1;
  // A sentence that introduces a list says nothing without it.
  const introduces = (): boolean => sentences[end - 1]?.endsWith(':') ?? false;
  if (end - start > 1 && introduces()) end -= 1;
  return `${sentences.slice(start, end).join(' ')}${introduces() ? ' …' : ''}`;
}

/** @returns the sentence with most of what was found, among those that stand together */
function findSentence(runs: readonly Run[], found: ReadonlySet<string>): {run: Run; at: number} {
  let best = {run: runs[0] ?? {sentences: [], isRow: false}, at: 0};
  let most = 0;
  for (const run of runs) {
    run.sentences.forEach((sentence, at) => {
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
  const begins = (): boolean => start === 0 || /[:;]$/.test(words[start - 1] ?? '');
  while (!begins() && first - start < WORDS_BEFORE) start -= 1;
  return `${begins() ? '' : '… '}${cutAt(SNIPPET_MAX, words.slice(start).join(' '))}`;
}

function mark(text: string, found: ReadonlySet<string>): MarkedText {
  return splitStretches(text).map((part) => ({text: part, found: holdsOne(part, found)}));
}
