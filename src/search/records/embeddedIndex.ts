import {anchorOf} from '../engine/anchor';
import {indexTerms} from '../engine/terms';
import {FIRST_PAGE_CODE, type EmbeddedIndex, type EmbeddedPage} from '../engine/types';
import {chooseText} from './chooseText';
import {namesOfPage, namesOfSection, routeOf, type SearchData} from './names';
import type {PageText, SectionText} from './pageText';

/**
 * Makes the index the browser searches. It ships a part of the text, enough for titles and telling
 * snippets, and of the rest only which page has which word: all words are found, in half the bytes.
 *
 * @param pages every page of the site
 * @param data words readers type, by page or page#anchor, and weights of pages
 * @param baseUrl the site's base path
 */
export function embeddedIndex(
  pages: readonly PageText[],
  data: SearchData,
  baseUrl: string,
): EmbeddedIndex {
  const restOf = new Map<string, string>();
  const embedded = pages.map((page, place): EmbeddedPage => {
    const path = new URL(page.url).pathname;
    const texts = chooseText(page);
    const sections = page.sections.map((section, index) =>
      embeddedSection(section, texts[index] ?? '', namesOfSection(page, section, data, baseUrl)),
    );
    const names = namesOfPage(page, data, baseUrl);
    for (const word of missingWords(page, [names, ...sections.flat().map(String)])) {
      restOf.set(word, (restOf.get(word) ?? '') + String.fromCharCode(FIRST_PAGE_CODE + place));
    }
    const weight = data.weights[routeOf(page, baseUrl)];
    return {path, group: page.siteSection, title: page.title, names, weight, sections};
  });
  const rest = [...restOf].map(([word, places]) => `${word} ${places}`);
  return {pages: embedded, rest: rest.sort().join('\n')};
}

function embeddedSection(
  {level, anchor, titles}: SectionText,
  text: string,
  keywords: string,
): EmbeddedPage['sections'][number] {
  const heading = level === 1 ? '' : (titles[level - 1] ?? '');
  const ownAnchor = level > 1 && anchor !== anchorOf(heading) ? (anchor ?? '') : undefined;
  if (ownAnchor !== undefined) return [level, heading, text, keywords, ownAnchor];
  return keywords === '' ? [level, heading, text] : [level, heading, text, keywords];
}

function missingWords(page: PageText, shipped: readonly string[]): Set<string> {
  const missing = new Set(indexTerms(page.sections.flatMap(({parts}) => parts).join(' ')));
  for (const term of indexTerms([page.title, ...shipped].join(' '))) missing.delete(term);
  return missing;
}
