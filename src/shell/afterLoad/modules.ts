import type {ClientModule} from '@docusaurus/types';
import {marks, pageTools} from '../pageFoot/later';
import {glossaryFilter, glossaryTips} from '../../glossary/later';
import {offline} from '../../offline/later';
import {panels} from '../../pictures/later';
import {demonstrations, tools} from '../../play/later';
import {keyboardShortcuts} from '../../shortcuts/later';
import {typeface} from '../typeface/later';
import '../backToTop';
import '../copyHeadingLink';
import '../emptyBox';
import '../printInLight';

/** Client modules that readers can wait for until the page has loaded. */
export const MODULES: readonly ClientModule[] = [
  demonstrations,
  glossaryFilter,
  glossaryTips,
  keyboardShortcuts,
  marks,
  offline,
  pageTools,
  panels,
  tools,
  typeface,
];
