import MiniSearch from 'minisearch';
import {splitWords} from '../../../src/lib/words';
import {readIndex} from '../../../src/search/engine/documents';
import {indexTerm} from '../../../src/search/engine/terms';
import type {EmbeddedIndex} from '../../../src/search/engine/documents';
import {bundleSize, compressedSize, type Engine} from './engine';

/**
 * MiniSearch alone over the same index, configured as one would without a ranking of one's own: the same
 * fields, stems and stop words, typing errors, the last word half typed. A document is a page, which is what
 * the bench counts; with a section a document it is 0.03 worse.
 */
export function miniSearch(text: string): Engine {
  const {entries, documents} = readIndex(JSON.parse(text) as EmbeddedIndex);
  const boost = {title: 4, heading: 2, phrase: 4, text: 1, words: 0.5, rest: 0.5};
  const search = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ['url'],
    tokenize: splitWords,
    // The index ships these as index forms already.
    processTerm: (term, field) => (field === 'rest' || field === 'words' ? term : indexTerm(term)),
    searchOptions: {
      boost,
      fuzzy: 0.2,
      prefix: (_term, at, terms) => at === terms.length - 1,
      processTerm: indexTerm,
    },
  });
  search.addAll(
    entries.map(({id, restId, sections}) => {
      const parts = sections.map((section) => documents[section.id]);
      const phrases = sections.flatMap(({phraseIds}) => phraseIds.map((at) => documents[at]));
      return {
        id,
        url: sections[0]?.found.url,
        title: documents[id]?.title,
        heading: parts.map((part) => part?.heading).join('\n'),
        phrase: phrases.map((part) => part?.phrase).join('\n'),
        text: parts.map((part) => part?.text).join('\n'),
        rest: documents[restId]?.rest,
      };
    }),
  );
  return {
    name: 'MiniSearch alone',
    search: (query) => ({
      addresses: search.search(query).map(({url}) => String(url)),
      isCertain: false,
    }),
    bytes: () => ({
      index: compressedSize(text),
      engine: bundleSize("export {default} from 'minisearch'"),
    }),
  };
}
