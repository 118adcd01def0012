import {ANSWER_SHARE, CLEARLY_AHEAD} from './constants';
import {readLine, type Line} from './lines';
import {indexTerms} from './terms';
import type {Match} from './types';

/**
 * What the first result says, whole, where it is certain: its page is clearly ahead of the others, and it has
 * what was asked for in its own words.
 *
 * @param matches best first
 * @returns its lines, or the row of its table that was asked for; none where it isn't certain
 */
export function answerOf([first, ...others]: readonly Match[]): Line[] | undefined {
  if (!first || first.share < ANSWER_SHARE) return undefined;
  const [page] = first.section.url.split('#');
  const next = others.find(({section}) => section.url.split('#')[0] !== page);
  const least = CLEARLY_AHEAD * first.share * first.relevance;
  if (next && next.relevance > least) return undefined;
  const {text, isWhole} = first.section;
  const lines = text.split('\n').map(readLine);
  if (isWhole) return lines;
  const row = rowAskedFor(lines, first);
  return row && [row];
}

/** @returns the only row that has all the words that no heading has */
function rowAskedFor(lines: readonly Line[], {section, typed}: Match): Line | undefined {
  const named = new Set(section.titles.flatMap(indexTerms));
  const asked = [...typed].filter((term) => !named.has(term));
  const rows = lines.filter(({kind, text}) => {
    const terms = new Set(indexTerms(text));
    return kind === 'row' && asked.every((term) => terms.has(term));
  });
  return asked.length > 0 && rows.length === 1 ? rows[0] : undefined;
}
