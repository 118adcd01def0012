/** A light bulb. See src/shell/icons. */
import {lineIcon} from '@site/src/shell/icons/lineIcon';

export default lineIcon('M8 14a6 6 0 1 1 8 0l-1 3H9zm2 7h4');
