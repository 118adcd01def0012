import {expect, it} from 'vitest';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import config from '../../../docusaurus.config';
import {routeOfPage} from '../../../src/lib/pageAddress';
import {readDocs} from '../../support/docs';

it('names each page in the footer as the page or the sidebar does', () => {
  const names = new Map(
    readDocs().map(({file, frontMatter}) => [
      `/${routeOfPage(file)}`,
      [frontMatter.title, frontMatter.sidebar_label],
    ]),
  );
  const {footer} = config.themeConfig as ThemeConfig;
  const links = (footer?.links ?? []).flatMap(({items}) =>
    (items as {label: string; to?: string}[]).filter(({to}) => to),
  );
  expect(links.length).toBeGreaterThan(5);
  const others = links.filter(({label, to}) => !names.get(to ?? '')?.includes(label));
  expect(others).toEqual([]);
});
