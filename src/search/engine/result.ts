import {splitStretches} from '../../lib/words';
import type {AnswerLine, MarkedText, SearchResult} from '../clients/answer';
import {ANSWER_SHARE, CLEARLY_AHEAD, SNIPPET_MAX, WORDS_BEFORE} from './constants';
import type {FoundSection} from './documents';
import {readLine, textOfLines} from './lines';
import type {Match} from './ranking';
import {cutAt, holdsOne, indexTerms, isExample, LEANING, splitSentences} from './terms';

/** Sentences that stand together, or a row of a table, whose cells say nothing without the first. */
type Run = ReturnType<typeof readRuns>[number];

/**
 * @returns a match as readers see it, with what was typed marked, or else what stands for it; where neither
 *   the section's heading nor its text holds either, it says what its page is about
 */
export function resultOfMatch(match: Match): SearchResult {
  const {section, opening, terms, typed} = match;
  const found = foundIn(match);
  const runs = [section, opening].map(readRuns).find((some) => some.length > 0) ?? [];
  const shown = found ? runs : readRuns(opening);
  const text = shown.flatMap(({sentences}) => sentences).join(' ');
  return {
    url: section.url,
    titles: section.titles.map((title) => mark(title, found ?? terms)),
    snippet: mark(snippet(shown, holdsOne(text, typed) ? typed : terms), found ?? terms),
  };
}

/**
 * @param matches best first
 * @returns the lines of the first, whole, or the row of its table that was asked for, where it is certain: its page
 *   is clearly ahead of the others or says what a word means, and has what was asked for
 */
export function answerOf([first, ...others]: readonly Match[]): AnswerLine[] | undefined {
  if (!first || first.share < ANSWER_SHARE) return undefined;
  const {section, typed, terms, share, fit} = first;
  const [page] = section.url.split('#');
  const next = others.find((other) => other.section.url.split('#')[0] !== page);
  if (!first.isMeaning && next && next.fit > CLEARLY_AHEAD * share * fit) return undefined;
  const named = new Set(section.titles.flatMap(indexTerms));
  const asked = [...typed].filter((term) => !named.has(term));
  const lines = section.text.split('\n').map(readLine);
  const rows = lines.filter(({kind, text}) => {
    const said = indexTerms(text);
    return kind === 'row' && asked.every((term) => said.includes(term));
  });
  if (!section.isWhole && (asked.length === 0 || rows.length !== 1)) return undefined;
  const found = foundIn(first) ?? terms;
  return (section.isWhole ? lines : rows).map((line) => ({...line, text: mark(line.text, found)}));
}

/** @returns what was typed, or else what stands for it, as the section has it; nothing if it has neither */
function foundIn({section, terms, typed}: Match): ReadonlySet<string> | undefined {
  const said = `${section.titles.at(-1) ?? ''} ${textOfLines(section.text.split('\n'))}`;
  return [typed, terms].find((found) => holdsOne(said, found));
}

/** @returns a section's sentences by line, but for steps, questions and examples, which say nothing alone */
function readRuns({text}: FoundSection) {
  return text.split('\n').flatMap((line) => {
    const {kind, text: said} = readLine(line);
    const sentences = kind === 'row' ? [said] : splitSentences(said);
    if (!said || kind === 'step' || said.endsWith('?') || sentences.some(isExample)) return [];
    return [{sentences, isRow: kind === 'row'}];
  });
}

/** Whole sentences around the one that holds most of what was found; a long one is cut at a word. */
function snippet(runs: readonly Run[], found: ReadonlySet<string>): string {
  const heldBy = (sentence: string): number =>
    new Set(indexTerms(sentence).filter((term) => found.has(term))).size;
  const [best] = runs
    .flatMap((run) => run.sentences.map((sentence, at) => ({...run, at, held: heldBy(sentence)})))
    .sort((a, b) => b.held - a.held);
  if (!best) return '';
  const {sentences, isRow, at} = best;
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
