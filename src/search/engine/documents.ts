import type {FIELD_BOOST} from './constants';
import {textOfLines} from './lines';
import {indexTerms} from './terms';

export type EmbeddedIndex = readonly EmbeddedPage[];

interface EmbeddedPage {
  /** Path, with trailing slash. */
  path: string;
  group: string;
  title: string;
  /** What it counts beside other pages; 1 when left out. */
  weight?: number;
  /** Whether its headings are words, and its sections say what they mean. */
  defines?: true;
  sections: EmbeddedSection[];
  /** Index forms of words that stand only in text that the index leaves out. */
  rest: string;
}

/**
 * Heading's depth (1: the page's opening, without), heading, lines (./lines.ts), what readers may type for it, whether
 * the lines are all of it, and its anchor if the heading doesn't give it.
 */
export type EmbeddedSection = [
  depth: 1 | 2 | 3,
  heading: string,
  text: string,
  keywords: string,
  isWhole: 0 | 1,
  anchor?: string,
];

/** A page or a section as the word index knows it; what a field is missing is not indexed. */
type Fields = Partial<Record<keyof typeof FIELD_BOOST, string>>;
export type SearchDocument = Fields & {id: number};

export type PageEntry = ReturnType<typeof readIndex>['entries'][number];
export type SectionEntry = PageEntry['sections'][number];
/** A section as results show it. */
export type FoundSection = SectionEntry['found'];

/** @returns the pages of an index, and the documents to be put into the word index, which they name by number */
export function readIndex(index: EmbeddedIndex) {
  const documents: SearchDocument[] = [];
  const add = (fields: Fields): number => documents.push({id: documents.length, ...fields}) - 1;
  const entries = index.map(({path, group, title, weight = 1, defines, sections, rest}) => {
    const id = add({title});
    const restId = add({rest});
    /** Part of the site, page title, then headings down to a section's own. */
    const titles = [group];
    /** What it is called, and what readers type for it, each as index forms. */
    const phrases = [indexTerms(title)];
    const entriesOfPage = sections.map(([depth, heading, text, keywords, isWhole, anchor]) => {
      titles.splice(depth, Infinity, heading || title);
      const url = depth > 1 ? `${path}#${anchor ?? anchorOf(heading)}` : path;
      const names = keywords.split(', ').filter(Boolean);
      phrases.push(indexTerms(heading), ...names.map(indexTerms));
      return {
        id: add({heading, text: textOfLines(text.split('\n'))}),
        heading: indexTerms(heading),
        phraseIds: names.map((phrase) => add({phrase})),
        found: {url, titles: [...titles], text, isWhole: isWhole === 1},
      };
    });
    return {id, restId, weight, defines, phrases, sections: entriesOfPage};
  });
  return {entries, documents};
}

/** @returns the anchor Docusaurus gives a heading that has none of its own; the index has only others */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
