import type {ClientModule} from '@docusaurus/types';
import {folded} from '../folded';
import {headingFocus} from '../headingFocus';
import {marks} from '../pageFoot/deferred';
import {scrollBoxes} from '../scrollBoxes';
import {glossaryFilter, glossaryTips} from '../../glossary/deferred';
import {offline} from '../../offline/deferred';
import {panels} from '../../pictures/deferred';
import {demonstrations, tools} from '../../play/deferred';
import {keyboardShortcuts} from '../../shortcuts/deferred';
import {typeface} from '../typeface/deferred';
import '../backToTop';
import '../copyHeadingLink';
import '../emptyBox';
import '../print';
import '../storedMeanwhile';

/** Client modules that readers can wait for until the page has loaded. */
export const MODULES: readonly ClientModule[] = [
  demonstrations,
  folded,
  glossaryFilter,
  glossaryTips,
  headingFocus,
  keyboardShortcuts,
  marks,
  offline,
  panels,
  scrollBoxes,
  tools,
  typeface,
];
