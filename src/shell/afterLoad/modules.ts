import type {ClientModule} from '@docusaurus/types';
import copyHeadingLink from '../copyHeadingLink';
import {pageTools} from '../pageFoot/later';
import showHeading from '../showHeading';
import {glossaryTips} from '../../glossary/later';
import {offline} from '../../offline/later';
import {keyboardShortcuts} from '../../shortcuts/later';
import '../printInLight';

/** Client modules that readers can wait for until the page has loaded. */
export const MODULES: readonly ClientModule[] = [
  copyHeadingLink,
  showHeading,
  glossaryTips,
  keyboardShortcuts,
  offline,
  pageTools,
];
