/** Wraps @theme/DocItem/Paginator: its faults don't take the page (src/lib/Part.tsx). */
import Paginator from '@theme-original/DocItem/Paginator';
import {inPart} from '@site/src/lib/Part';

export default inPart(Paginator);
