import {expect, it} from 'vitest';
import {footer} from '../../../src/config/footer';
import {routeOfPage} from '../../../src/lib/pageAddress';
import {readDocs} from '../../support/docs';

it('names each page in the footer as the page or the sidebar does', () => {
  const names = new Map(
    readDocs().map(({file, frontMatter}) => [
      `/${routeOfPage(file)}`,
      [frontMatter.title, frontMatter.sidebar_label],
    ]),
  );
  const links = footer.links.flatMap(({items}) =>
    items.flatMap((item) => ('to' in item ? [item] : [])),
  );
  expect(links.length).toBeGreaterThan(5);
  const others = links.filter(({label, to}) => !names.get(to ?? '')?.includes(label));
  expect(others).toEqual([]);
});
