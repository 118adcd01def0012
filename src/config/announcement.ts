import {SITE} from './site';

/**
 * The announcement bar. Change the id whenever the text changes: readers who dismissed the old one then
 * see the new one.
 */
export const announcementBar = {
  id: 'v1-help-2026',
  content: `Playing version 1? <a href="${SITE.version1Path}">Open the V1 help</a>.`,
  isCloseable: true,
};
