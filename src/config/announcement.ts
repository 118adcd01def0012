import {SITE} from './site';

/**
 * The announcement bar. Change the id whenever the text changes: readers who dismissed the old one then
 * see the new one.
 */
export const announcementBar = {
  id: 'v1-help-2025',
  content: `Playing version 1? Its help is still there: <a href="${SITE.version1Path}">open the V1 help</a>.`,
  isCloseable: true,
};
