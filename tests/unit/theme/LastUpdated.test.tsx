import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import LastUpdated from '../../../src/theme/LastUpdated';

/** The theme's own format. The override writes the same without the browser's internationalization. */
const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

describe('the date of the last change', () => {
  it.each(Array.from({length: 12}, (_, month) => Date.UTC(2024, month, month + 1, 23, 59)))(
    'has the theme’s format: %d',
    (date) => {
      const html = renderToStaticMarkup(<LastUpdated lastUpdatedAt={date} />);
      expect(html.replace(/<[^>]+>/g, '')).toBe(`Last updated on ${format.format(date)}`);
      expect(html).toContain(`dateTime="${new Date(date).toISOString()}"`);
    },
  );

  it.each([
    [Date.UTC(2024, 0, 1), 'Last updated on Jan 1, 2024 by Mo'],
    [undefined, 'Last updated by Mo'],
  ])('names who changed it, where that is asked for: %s', (lastUpdatedAt, words) => {
    const html = renderToStaticMarkup(<LastUpdated {...{lastUpdatedAt}} lastUpdatedBy="Mo" />);
    expect(html.replace(/<[^>]+>/g, '')).toBe(words);
  });

  it('is missing when the build has no git history', () => {
    expect(renderToStaticMarkup(<LastUpdated />)).toBe('');
  });
});
