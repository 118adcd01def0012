import {textOfLines} from './lines';
import {indexTerms} from './terms';
import {FIRST_PAGE_CODE, type EmbeddedIndex, type FoundSection} from './types';

/** A page or a section as the word index knows it; what a field is missing is not indexed. */
export interface SearchDocument {
  id: number;
  title?: string;
  heading?: string;
  phrase?: string;
  text?: string;
  words?: string;
  rest?: string;
}

export interface PageEntry {
  /** Numbers of the documents that hold its title, and the words the index ships by page only. */
  id: number;
  restId: number;
  weight: number;
  /** Its title, its headings and what readers type for it, each as index forms. */
  phrases: string[][];
  sections: SectionEntry[];
}

export interface SectionEntry {
  id: number;
  /** As index forms. */
  heading: string[];
  /** Numbers of the documents that hold what readers type for it. */
  phraseIds: number[];
  found: FoundSection;
}

/** @returns the pages of an index, and the documents to be put into the word index */
export function readIndex({pages, rest}: EmbeddedIndex): {
  entries: PageEntry[];
  documents: SearchDocument[];
} {
  const documents: SearchDocument[] = [];
  const restOf = restByPage(rest);
  const add = (fields: Omit<SearchDocument, 'id'>): number => {
    documents.push({id: documents.length, ...fields});
    return documents.length - 1;
  };
  const entries = pages.map(({path, group, title, weight = 1, sections}, place) => {
    const id = add({title});
    const restId = add({rest: restOf[place]?.join(' ')});
    const titles = [group];
    const phrases = [indexTerms(title)];
    const entriesOfPage = sections.map(
      ([depth, heading, text, keywords, isWhole, words, anchor]) => {
        titles.splice(depth, Infinity, heading || title);
        const url = depth > 1 ? `${path}#${anchor ?? anchorOf(heading)}` : path;
        const names = keywords.split(', ').filter(Boolean);
        phrases.push(indexTerms(heading), ...names.map(indexTerms));
        return {
          id: add({heading, text: textOfLines(text.split('\n')), words}),
          heading: indexTerms(heading),
          phraseIds: names.map((phrase) => add({phrase})),
          found: {url, titles: [...titles], text, isWhole: isWhole === 1},
        };
      },
    );
    return {id, restId, weight, phrases, sections: entriesOfPage};
  });
  return {entries, documents};
}

function restByPage(rest: string): string[][] {
  const words: string[][] = [];
  for (const line of rest.split('\n')) {
    const [word = '', places = ''] = line.split(' ');
    for (const place of places) {
      (words[place.charCodeAt(0) - FIRST_PAGE_CODE] ??= []).push(word);
    }
  }
  return words;
}

/** @returns the anchor Docusaurus gives a heading that has none of its own; the index has only others */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
