import {SEARCH_SYNONYMS} from '../data/synonyms';
import {answerOf} from '../engine/answer';
import {createSearchEngine} from '../engine/engine';
import {markLines, resultOfMatch} from '../engine/result';
import type {EmbeddedIndex} from '../engine/types';
import type {SearchClient} from './types';

/** @returns a client that answers from the site's own index */
export async function embeddedClient(index: EmbeddedIndex): Promise<SearchClient> {
  const find = await createSearchEngine(index, SEARCH_SYNONYMS);
  return (query, most) => {
    const matches = find(query);
    const results = matches.slice(0, most).map(resultOfMatch);
    const answer = answerOf(matches);
    const [first] = matches;
    if (first && answer && results[0]) results[0].answer = markLines(answer, first);
    const total = matches.filter(({answers}) => answers).length;
    return Promise.resolve({results, total, others: matches.length - total});
  };
}
