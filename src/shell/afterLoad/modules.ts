import type {ClientModule} from '@docusaurus/types';
import copyHeadingLink from '../copyHeadingLink';
import {glossaryTips} from '../../glossary';
import {offline} from '../../offline';
import {keyboardShortcuts} from '../../shortcuts/listener';
import '../printInLight';

/** Client modules that readers can wait for until the page has loaded. */
export const MODULES: readonly ClientModule[] = [
  copyHeadingLink,
  glossaryTips,
  keyboardShortcuts,
  offline,
];
