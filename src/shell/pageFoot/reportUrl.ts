import {SITE} from '../../config/site';

/** A heading of a page. */
export interface Heading {
  id: string;
  text: string;
}

/**
 * @param page its title, its full address and the label of the docs' version
 * @returns where 'Mistake on this page?' leads: the repository's form for pages, filled in.
 *   The keys are the ids of its fields (.github/ISSUE_TEMPLATE/page.yml).
 */
export function pageReportUrl(page: {title: string; address: string; version: string}): string {
  const query = new URLSearchParams({
    template: 'page.yml',
    title: `${page.title}: `,
    page: page.address,
    help: page.version,
  });
  return `${SITE.repository}/issues/new?${query.toString()}`;
}

/**
 * @param reportUrl as pageReportUrl gives it, with or without a heading
 * @param heading the one that the reader is below, if any
 * @returns the same, with the heading in place of an earlier one
 */
export function withHeading(reportUrl: string, heading?: Heading): string {
  const url = new URL(reportUrl);
  const fields = url.searchParams;
  const page = (fields.get('page') ?? '').replace(/#.*/, '');
  fields.set('page', heading ? `${page}#${heading.id}` : page);
  if (heading) fields.set('heading', heading.text);
  else fields.delete('heading');
  return url.href;
}

/**
 * @param reportUrl as pageReportUrl gives it
 * @param words of the page that nobody has checked
 * @param answer what the reader says of them, which becomes the report's title too
 */
export function withAnswer(reportUrl: string, words: string, answer: string): string {
  const url = new URL(reportUrl);
  const fields = url.searchParams;
  fields.set('title', (fields.get('title') ?? '') + answer);
  fields.set('problem', `“${words.trim()}”\n\n${answer}: `);
  return url.href;
}
