/**
 * Replaces @theme/DocVersionBanner (theme-classic 3.9.1), which warns of versions that are not the current
 * one: this site has one version. Gains 1 kB of every first view (brotli). With a second version it stops
 * the build, and then this file goes.
 */
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

export default function DocVersionBanner(): null {
  if (useDocsVersion().banner) {
    throw new Error('A version has a banner now: delete src/theme/DocVersionBanner.');
  }
  return null;
}
