/** The house at the start of the breadcrumbs. See src/shell/icons. */
import {lineIcon} from '@site/src/shell/icons/lineIcon';

export default lineIcon('m4 11 8-7 8 7v9h-5v-6H9v6H4z');
