/**
 * Adds the V1/V2 switch to the map of navbar items (a map is extended, not wrapped).
 * Why: specification, section 2; a stock item sends /v1 through the router, to /v2/v1/.
 * Test: tests/browser/navbar.spec.ts
 */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import VersionSwitch from '@site/src/components/VersionSwitch';

export default {...ComponentTypes, 'custom-versionSwitch': VersionSwitch};
