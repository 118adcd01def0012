import {anchorOf, type EmbeddedIndex, type EmbeddedSection} from '../engine/documents';
import {textOfLines} from '../engine/lines';
import {indexTerms} from '../engine/terms';
import {chooseText} from './chooseText';
import {namesOf, type SearchData} from './names';
import type {PageText} from './pageText';

/**
 * Makes the index the browser searches. It ships a part of the text, enough for titles and telling snippets, and of
 * the rest only which page has which word: all words are found, in half the bytes.
 *
 * @param pages every page of the site
 * @param baseUrl the site's base path
 */
export function embeddedIndex(pages: readonly PageText[], data: SearchData, baseUrl: string) {
  return pages.map((page): EmbeddedIndex[number] => {
    const {url, siteSection: group, title, description} = page;
    const {names, weight, defines} = namesOf(page, data, baseUrl);
    const known = new Set(indexTerms(title));
    const sections = page.sections.map((one, at): EmbeddedSection => {
      const {level, anchor, titles} = one;
      const heading = level === 1 ? '' : (titles[level - 1] ?? '');
      const {lines, isWhole} = chooseText(one);
      if (level === 1 && description !== '') lines.unshift(description);
      const keywords = names[at] ?? '';
      for (const term of indexTerms([title, heading, textOfLines(lines), keywords].join(' ')))
        known.add(term);
      const depth = titles.filter((one) => one !== null).length as typeof level;
      const text = lines.join('\n');
      const section: EmbeddedSection = [depth, heading, text, keywords, isWhole ? 1 : 0];
      if (anchor !== null && anchor !== anchorOf(heading)) section.push(anchor);
      return section;
    });
    const all = indexTerms(textOfLines(page.sections.flatMap(({parts}) => parts)));
    const rest = [...new Set(all.filter((term) => !known.has(term)))].sort().join(' ');
    return {path: new URL(url).pathname, group, title, weight, defines, sections, rest};
  });
}
