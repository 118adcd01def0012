/** A circled i. See src/shell/icons. */
import {lineIcon} from '@site/src/shell/icons/lineIcon';

export default lineIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 5v0m0 4v4');
