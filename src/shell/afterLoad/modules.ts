import type {ClientModule} from '@docusaurus/types';
import {pageTools} from '../pageFoot/later';
import {glossaryFilter, glossaryRow, glossaryTips} from '../../glossary/later';
import {offline} from '../../offline/later';
import {demonstrations} from '../../play/later';
import {keyboardShortcuts} from '../../shortcuts/later';
import {tools} from '../../tools/later';
import '../copyHeadingLink';
import '../printInLight';

/** Client modules that readers can wait for until the page has loaded. */
export const MODULES: readonly ClientModule[] = [
  demonstrations,
  glossaryFilter,
  glossaryRow,
  glossaryTips,
  keyboardShortcuts,
  offline,
  pageTools,
  tools,
];
