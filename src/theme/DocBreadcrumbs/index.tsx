/** Wraps @theme/DocBreadcrumbs: its faults don't take the page (src/lib/Part.tsx). */
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {inPart} from '@site/src/lib/Part';

export default inPart(DocBreadcrumbs);
