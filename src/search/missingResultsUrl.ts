import {SITE} from '../config/site';

/** @returns where 'Let us know.' leads when nothing is found (specification, section 8): a report */
export function missingResultsUrl(query: string): string {
  const report = new URLSearchParams({
    title: `Search finds nothing for: ${query}`,
    body: 'What did you expect to find?',
  });
  return `${SITE.repository}/issues/new?${report.toString()}`;
}
