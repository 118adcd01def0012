import type {ClientModule} from '@docusaurus/types';
import {glossaryFilter, glossaryTips} from '../../glossary/later';
import {offline} from '../../offline/later';
import {demonstrations, tools} from '../../play/later';
import {keyboardShortcuts} from '../../shortcuts/later';
import {typeface} from '../typeface/later';
import '../backToTop';
import '../copyHeadingLink';
import '../emptyBox';
import '../pageFoot/later';
import '../printInLight';

/** Client modules that readers can wait for until the page has loaded. */
export const MODULES: readonly ClientModule[] = [
  demonstrations,
  glossaryFilter,
  glossaryTips,
  keyboardShortcuts,
  offline,
  tools,
  typeface,
];
