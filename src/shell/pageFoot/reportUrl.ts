import {SITE} from '../../config/site';

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
