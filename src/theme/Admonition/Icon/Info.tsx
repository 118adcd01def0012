/** As a note's: the theme draws the two alike as well. */
export {default} from './Note';
