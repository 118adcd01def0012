/** The pencil of 'Edit this page'. See src/shell/icons. */
import {lineIcon} from '@site/src/shell/icons/lineIcon';

export default lineIcon('m4 20 1-5L16 4l4 4L9 19z');
