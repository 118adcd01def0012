/**
 * Stands in for @docusaurus/theme-common in unit tests (tests/vitest.config.mts): its entry needs the
 * whole site around it. These parts of it are the real ones.
 */
export {
  createStorageSlot,
  useStorageSlot,
} from '../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils';
export {ThemeClassNames} from '../../node_modules/@docusaurus/theme-common/lib/utils/ThemeClassNames';
