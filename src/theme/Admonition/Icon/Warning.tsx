/** A triangle with an exclamation mark. See src/shell/icons. */
import {lineIcon} from '@site/src/shell/icons/lineIcon';

export default lineIcon('M12 4 3 20h18zm0 6v4m0 3v0');
