import type {SearchResult} from '../clients/client';
import type {MarkedText} from '../marked';
import type {Match} from './engine';
import {indexTerm} from './terms';
import type {FoundSection} from './types';

const SNIPPET_WORDS = 20;

/** @returns a match as readers see it */
export function toResult({section, terms}: Match): SearchResult {
  return {
    url: section.url,
    titles: section.titles.map((title) => mark(title, terms)),
    snippet: mark(snippet(section, terms), terms),
  };
}

/** The stretch of text around the first word found. */
function snippet(section: FoundSection, found: ReadonlySet<string>): string {
  const words = section.text.split(' ');
  const first = words.findIndex((word) => isFound(word, found));
  const start = Math.max(0, first - SNIPPET_WORDS / 4);
  const text = words.slice(start, start + SNIPPET_WORDS).join(' ');
  const before = start > 0 ? '… ' : '';
  const after = start + SNIPPET_WORDS < words.length ? ' …' : '';
  return text === '' ? '' : `${before}${text}${after}`;
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
