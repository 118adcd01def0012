import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import LastUpdated from '../../../src/theme/LastUpdated';

// Its entry needs the site around it; the name of a class is all that is asked of it.
vi.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {common: {lastUpdated: 'last-updated'}},
}));

/** As the theme words it, with the internationalization that the override does without. */
const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

describe('the date of the last change', () => {
  it.each(Array.from({length: 12}, (_, month) => Date.UTC(2024, month, month + 1, 23, 59)))(
    'is written as the theme writes %d',
    (date) => {
      const html = renderToStaticMarkup(<LastUpdated lastUpdatedAt={date} />);
      expect(html.replace(/<[^>]+>/g, '')).toBe(`Last updated on ${format.format(date)}`);
      expect(html).toContain(`dateTime="${new Date(date).toISOString()}"`);
    },
  );

  it('is left out of a build without git', () => {
    expect(renderToStaticMarkup(<LastUpdated />)).toBe('');
  });
});
