/** The moon of the color-mode button. See src/shell/icons. */
import {lineIcon} from '@site/src/shell/icons/lineIcon';

export default lineIcon('M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z');
