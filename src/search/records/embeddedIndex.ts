import {anchorOf} from '../engine/documents';
import {textOfLines} from '../engine/lines';
import {indexTerms} from '../engine/terms';
import {
  FIRST_PAGE_CODE,
  type EmbeddedIndex,
  type EmbeddedPage,
  type EmbeddedSection,
} from '../engine/types';
import {chooseText} from './chooseText';
import {namesOf, type SearchData} from './names';
import type {PageText} from './pageText';

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
    const {url, siteSection, title} = page;
    const {names, asked, weight} = namesOf(page, data, baseUrl);
    const texts = chooseText(page);
    const known = new Set(indexTerms(title));
    const sections = page.sections.map(({level, anchor, titles}, at): EmbeddedSection => {
      const heading = level === 1 ? '' : (titles[level - 1] ?? '');
      const {text = '', isWhole = false, words = []} = texts[at] ?? {};
      const own = new Set(
        indexTerms([title, heading, textOfLines(text.split('\n')), names[at]].join(' ')),
      );
      // Of what is asked, the words that the section itself lacks.
      const more = new Set(
        [...words, ...askedTwice(asked[at] ?? [])].filter((term) => !own.has(term)),
      );
      for (const term of [...own, ...more]) known.add(term);
      const section: EmbeddedSection = [
        level,
        heading,
        text,
        names[at] ?? '',
        isWhole ? 1 : 0,
        [...more].join(' '),
      ];
      if (anchor !== null && anchor !== anchorOf(heading)) section.push(anchor);
      return section;
    });
    const all = indexTerms(textOfLines(page.sections.flatMap(({parts}) => parts)));
    const missing = new Set(all.filter((term) => !known.has(term)));
    for (const term of missing) {
      restOf.set(term, (restOf.get(term) ?? '') + String.fromCharCode(FIRST_PAGE_CODE + place));
    }
    return {path: new URL(url).pathname, group: siteSection, title, weight, sections};
  });
  const rest = [...restOf].map(([term, places]) => `${term} ${places}`);
  return {pages: embedded, rest: rest.sort().join('\n')};
}

/** @returns the words of more than one question: alone, a word says more of the asker than of the section */
function askedTwice(questions: readonly string[]): string[] {
  const terms = questions.flatMap((question) => [...new Set(indexTerms(question))]);
  return terms.filter((term, at) => terms.indexOf(term) !== at);
}
