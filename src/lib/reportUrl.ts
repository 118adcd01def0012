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
