/** Wraps @theme/TOCCollapsible: its faults don't take the page (src/lib/Part.tsx). */
import TOCCollapsible from '@theme-original/TOCCollapsible';
import {inPart} from '@site/src/lib/Part';

export default inPart(TOCCollapsible);
