import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * When the page was last changed, and by whom. Replaced: the original asks the browser's internationalization for
 * the date, which on a slow phone holds the page for a tenth of a second before it answers, for a site
 * in one language. The words are the original's.
 * Test: tests/unit/theme/LastUpdated.test.tsx
 */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const date = new Date(lastUpdatedAt ?? NaN);
  const hasDate = !Number.isNaN(date.getTime());
  if (!hasDate && !lastUpdatedBy) return null;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      {hasDate ? 'Last updated on ' : 'Last updated'}
      {hasDate && (
        <b>
          <time dateTime={date.toISOString()} itemProp="dateModified">
            {`${MONTHS[date.getUTCMonth()] ?? ''} ${String(date.getUTCDate())}, ${String(date.getUTCFullYear())}`}
          </time>
        </b>
      )}
      {lastUpdatedBy && (
        <span>
          {' by '}
          <b>{lastUpdatedBy}</b>
        </span>
      )}
    </span>
  );
}
