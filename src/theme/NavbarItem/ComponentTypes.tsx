/**
 * Replaces the map of navbar items (theme-classic 3.9.1):
 * - it adds the V1/V2 switch (specification, section 2: a stock item sends /v1 through the router,
 *   to /v2/v1/);
 * - it leaves out the kinds that this navbar doesn't show, which every reader would fetch. An item of such a
 *   kind in src/config/navbar.ts stops the build, and its kind comes in here.
 * Test: tests/browser/shell/navbar.spec.ts
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import VersionSwitch from '@site/src/shell/versionSwitch/VersionSwitch';

export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  'custom-versionSwitch': VersionSwitch,
};
