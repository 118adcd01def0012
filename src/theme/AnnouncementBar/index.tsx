/**
 * Wraps @theme/AnnouncementBar (Docusaurus 3.9.1; not promised safe, hence its own test).
 * Why: its text is HTML, which React 19 writes anew whenever the bar is drawn, and that is twice for each
 * change of page. The page is laid out for it once more, and who had the focus on its link loses it.
 * Test: tests/browser/shell/announcement.spec.ts
 */
import {memo} from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default memo(AnnouncementBar);
