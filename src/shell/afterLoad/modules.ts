import type {ClientModule} from '@docusaurus/types';
import {folded} from '../folded';
import {headingFocus} from '../headingFocus';
import {marks} from '../pageFoot/deferred';
import {scrollBoxes} from '../scrollBoxes';
import {typeface} from '../typeface/deferred';
import {glossaryFilter, glossaryTips} from '../../glossary/deferred';
import {offline} from '../../offline/deferred';
import {demonstrations, tools} from '../../play/deferred';
import '../../pictures/deferred';
import '../../shortcuts/deferred';
import '../backToTop';
import '../copyHeadingLink';
import '../emptyBox';
import '../heldEnter';
import '../print';
import '../secondPress';

/**
 * Client modules that readers can wait for until the page has loaded. What only listens does so as it comes; what
 * may fail stands here, where a fault of one doesn't take the others.
 */
export const MODULES: readonly ClientModule[] = [
  demonstrations,
  folded,
  glossaryFilter,
  glossaryTips,
  headingFocus,
  marks,
  offline,
  scrollBoxes,
  tools,
  typeface,
];
