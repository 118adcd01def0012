import type {SearchResult} from '../clients/types';

/**
 * Puts results of one page together, at the place of the best one. Test: tests/unit/search/groupByPage.test.ts
 *
 * @param results best first
 * @returns for each page its results, best first, but the whole page before its parts
 */
export function groupByPage(results: readonly SearchResult[]): [SearchResult, ...SearchResult[]][] {
  const pages = new Map<string, [SearchResult, ...SearchResult[]]>();
  for (const result of results) {
    const [page = '', anchor] = result.url.split('#');
    const group = pages.get(page);
    if (!group) pages.set(page, [result]);
    else if (anchor) group.push(result);
    else group.unshift(result);
  }
  return [...pages.values()];
}
