import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import ThemedImage from '../../../src/theme/ThemedImage';

it('has a picture for each mode, whatever the mode, fetched when it is seen', () => {
  const sources = {light: '/l.svg', dark: '/d.svg'};
  const html = renderToStaticMarkup(
    <ThemedImage sources={sources} alt="A drum" className="wide" />,
  );
  const picture = (src: string, mode: string) =>
    `<img loading="lazy" alt="A drum" class="wide" src="${src}" data-only="${mode}"/>`;
  expect(html).toBe(picture('/l.svg', 'light') + picture('/d.svg', 'dark'));
  expect(renderToStaticMarkup(<ThemedImage sources={sources} loading="eager" />)).toContain(
    'eager',
  );
});
