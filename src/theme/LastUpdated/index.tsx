import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * When the page was last changed. Replaced: the original asks the browser's internationalization for
 * the date, which on a slow phone holds the page for a tenth of a second before it answers, for a site
 * in one language. The words are the original's.
 * Test: tests/unit/theme/LastUpdated.test.tsx
 */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const date = new Date(lastUpdatedAt ?? NaN);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {`${MONTHS[date.getUTCMonth()] ?? ''} ${String(date.getUTCDate())}, ${String(date.getUTCFullYear())}`}
        </time>
      </b>
    </span>
  );
}
