/** Wraps @theme/Footer: its faults don't take the page (src/lib/Part.tsx). */
import Footer from '@theme-original/Footer';
import {inPart} from '@site/src/lib/Part';

export default inPart(Footer);
