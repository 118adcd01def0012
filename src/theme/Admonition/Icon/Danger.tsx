/** An octagon with an exclamation mark. See src/shell/icons. */
import {lineIcon} from '@site/src/shell/icons/lineIcon';

export default lineIcon('M8 3h8l5 5v8l-5 5H8l-5-5V8zm4 5v4m0 4v0');
