/** Wraps @theme/Navbar: its faults don't take the page (src/lib/Part.tsx). */
import Navbar from '@theme-original/Navbar';
import {inPart} from '@site/src/lib/Part';

export default inPart(Navbar);
