import {SITE} from '../config/site';

/**
 * Address of a pre-filled report in the repository.
 *
 * @param title the report's title
 * @param body its text, in Markdown
 */
export function reportUrl(title: string, body: string): string {
  const query = new URLSearchParams({title, body});
  return `${SITE.repository}/issues/new?${query.toString()}`;
}

/** @returns where 'Let us know.' leads when nothing is found (specification, section 8) */
export function missingResultsUrl(query: string): string {
  return reportUrl(`Search finds nothing for: ${query}`, 'What did you expect to find?');
}
