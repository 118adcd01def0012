import {indexTerms} from '../engine/terms';
import type {PageText, SectionText} from './pageText';

/** What writers add to the pages' own words (../data/keywords.yml), by address below the base path. */
export interface SearchData {
  keywords: Readonly<Record<string, string>>;
  weights: Readonly<Record<string, number>>;
}

/** @returns the page's address below the base path */
export function routeOf({url}: PageText, baseUrl: string): string {
  return new URL(url).pathname.slice(baseUrl.length);
}

/**
 * @returns what readers may type for a page, separated by commas: its other names, of its address those
 *   words that these lack, and what writers added
 */
export function namesOfPage(page: PageText, {keywords}: SearchData, baseUrl: string): string {
  const {title, label} = page;
  const route = routeOf(page, baseUrl);
  const known = new Set(indexTerms(`${title} ${label}`));
  const folder = route.split('/').at(-2) ?? '';
  const fresh = folder.split(/[-_]/).filter((word) => !indexTerms(word).some((t) => known.has(t)));
  return [label === title ? '' : label, fresh.join(' '), keywords[route] ?? '']
    .filter(Boolean)
    .join(', ');
}

/** @returns what writers added to a section below the page's title, separated by commas */
export function namesOfSection(
  page: PageText,
  {anchor}: SectionText,
  {keywords}: SearchData,
  baseUrl: string,
): string {
  return keywords[`${routeOf(page, baseUrl)}#${anchor ?? ''}`] ?? '';
}
