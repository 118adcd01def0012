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

/** A page that a reader reports, and where on it they are. */
export interface ReportedPage {
  title: string;
  /** The page's full address. */
  address: string;
  /** The docs version's label. */
  version: string;
  /** The heading in view, if any. */
  heading?: {id: string; text: string} | undefined;
}

/**
 * @returns where 'Something wrong on this page?' leads: the repository's form for pages, filled in.
 *   The keys are the ids of its fields (.github/ISSUE_TEMPLATE/page.yml).
 */
export function pageReportUrl({title, address, version, heading}: ReportedPage): string {
  const query = new URLSearchParams({
    template: 'page.yml',
    title: `${title}: `,
    page: heading ? `${address}#${heading.id}` : address,
    ...(heading ? {heading: heading.text} : {}),
    help: version,
  });
  return `${SITE.repository}/issues/new?${query.toString()}`;
}
