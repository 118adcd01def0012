/** The sun of the color-mode button. See src/shell/icons. */
import {lineIcon} from '@site/src/shell/icons/lineIcon';

export default lineIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1m0-14-1 1M6 18l-1 1',
);
