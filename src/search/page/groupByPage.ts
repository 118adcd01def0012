import type {SearchResult} from '../clients/answer';

/** @returns for each page, best first, its results, but the whole page before its parts */
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
