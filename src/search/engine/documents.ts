import {FIRST_PAGE_CODE, type EmbeddedIndex, type FoundSection} from './types';

/** A page or a section as the word index knows it; what a field is missing is not indexed. */
export interface SearchDocument {
  id: number;
  title?: string;
  heading?: string;
  phrase?: string;
  text?: string;
  rest?: string;
}

export interface PageEntry {
  /** Numbers of the documents that hold its title, and the words the index ships by page only. */
  id: number;
  restId: number;
  weight: number;
  title: string;
  sections: SectionEntry[];
}

export interface SectionEntry {
  id: number;
  heading: string;
  /** Phrases readers type for it, and the numbers of their documents. */
  phrases: {id: number; text: string}[];
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
    const entriesOfPage = sections.map(([depth, heading, text, names, anchor]) => {
      titles.splice(depth, Infinity, heading || title);
      const url = depth > 1 ? `${path}#${anchor ?? anchorOf(heading)}` : path;
      const phrases = names.split(', ').filter(Boolean);
      return {
        id: add({heading, text}),
        heading,
        phrases: phrases.map((phrase) => ({id: add({phrase}), text: phrase})),
        found: {url, titles: [...titles], text},
      };
    });
    return {id, restId, weight, title, sections: entriesOfPage};
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
