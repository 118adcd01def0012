import {SEARCH_SYNONYMS} from '../data/synonyms';
import {createSearchEngine} from '../engine/engine';
import {answerOf, resultOfMatch} from '../engine/result';
import type {EmbeddedIndex} from '../engine/documents';
import type {SearchClient} from './answer';

/** @returns a client that answers from the site's own index */
export async function embeddedClient(index: EmbeddedIndex): Promise<SearchClient> {
  const find = await createSearchEngine(index, SEARCH_SYNONYMS);
  return (query, most) => {
    const matches = find(query);
    const results = matches.slice(0, most).map(resultOfMatch);
    if (results[0]) results[0].answer = answerOf(matches);
    const total = matches.filter(({answers}) => answers).length;
    return Promise.resolve({results, total, others: matches.length - total});
  };
}
