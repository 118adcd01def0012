import {SITE} from '../../config/site';

/** A page that a reader reports. */
export interface ReportedPage {
  title: string;
  /** The page's full address. */
  address: string;
  /** The docs version's label. */
  version: string;
}

/**
 * @returns where 'Something wrong?' leads: the repository's form for pages, filled in.
 *   The keys are the ids of its fields (.github/ISSUE_TEMPLATE/page.yml).
 */
export function pageReportUrl({title, address, version}: ReportedPage): string {
  const query = new URLSearchParams({
    template: 'page.yml',
    title: `${title}: `,
    page: address,
    help: version,
  });
  return `${SITE.repository}/issues/new?${query.toString()}`;
}

/**
 * @param reportUrl as pageReportUrl gives it, with or without a heading
 * @param heading the one that the reader is below, if any
 * @returns the same, with the heading in place of an earlier one
 */
export function withHeading(reportUrl: string, heading?: {id: string; text: string}): string {
  const url = new URL(reportUrl);
  const fields = url.searchParams;
  const page = (fields.get('page') ?? '').replace(/#.*/, '');
  fields.set('page', heading ? `${page}#${heading.id}` : page);
  if (heading) fields.set('heading', heading.text);
  else fields.delete('heading');
  return url.href;
}
