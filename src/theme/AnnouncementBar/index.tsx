/** Wraps @theme/AnnouncementBar: its faults don't take the page (src/lib/Part.tsx). */
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {inPart} from '@site/src/lib/Part';

export default inPart(AnnouncementBar);
