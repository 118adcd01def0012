/**
 * Replaces the map of navbar items (theme-classic 3.9.1):
 * - it adds the V1/V2 switch (specification, section 2: a stock item sends /v1 through the router,
 *   to /v2/v1/);
 * - kinds that this navbar does not show are fetched if they ever are, instead of by every reader.
 * Test: tests/browser/shell/navbar.spec.ts
 */
import {lazy} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import VersionSwitch from '@site/src/shell/versionSwitch/VersionSwitch';

export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  'custom-versionSwitch': VersionSwitch,
  doc: lazy(() => import('@theme/NavbarItem/DocNavbarItem')),
  docSidebar: lazy(() => import('@theme/NavbarItem/DocSidebarNavbarItem')),
  docsVersion: lazy(() => import('@theme/NavbarItem/DocsVersionNavbarItem')),
  docsVersionDropdown: lazy(() => import('@theme/NavbarItem/DocsVersionDropdownNavbarItem')),
  dropdown: lazy(() => import('@theme/NavbarItem/DropdownNavbarItem')),
  html: lazy(() => import('@theme/NavbarItem/HtmlNavbarItem')),
  localeDropdown: lazy(() => import('@theme/NavbarItem/LocaleDropdownNavbarItem')),
};
