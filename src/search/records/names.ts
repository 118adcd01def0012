import type {Questions} from '../data/questions';
import {indexTerms} from '../engine/terms';
import type {PageText} from './pageText';

/** What writers add to the pages' own words (../data/keywords.ts), by address below the base path. */
export interface SearchData {
  /** Words that readers type, with commas between; `#anchor` in the address for a section. */
  keywords: Readonly<Record<string, string>>;
  /** Questions for sections, by the same addresses; of their words those are indexed that were asked twice and that the section lacks. */
  questions?: Questions;
  /** What pages count beside others. */
  weights: Readonly<Record<string, number>>;
}

/**
 * @param baseUrl the site's base path
 * @returns what readers may type for each section, separated by commas: for the page itself its other
 *   name, of its address those words that its names lack, and what writers added; what is asked of each
 *   section; and the page's weight
 */
export function namesOf(
  {url, title, label, sections}: PageText,
  {keywords, questions = {}, weights}: SearchData,
  baseUrl: string,
): {names: string[]; asked: (readonly string[])[]; weight: number | undefined} {
  const route = new URL(url).pathname.slice(baseUrl.length);
  const known = new Set(indexTerms(`${title} ${label}`));
  const folder = route.split('/').at(-2) ?? '';
  const fresh = folder.split(/[-_]/).filter((word) => !indexTerms(word).some((t) => known.has(t)));
  const page = [label === title ? '' : label, fresh.join(' '), keywords[route] ?? ''];
  const names = sections.map(({level, anchor}) =>
    level === 1 ? page.filter(Boolean).join(', ') : (keywords[`${route}#${anchor}`] ?? ''),
  );
  const asked = sections.map(
    ({anchor}) => questions[anchor ? `${route}#${anchor}` : route]?.asked ?? [],
  );
  return {names, asked, weight: weights[route]};
}
