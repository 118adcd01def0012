import type {ClientModule} from '@docusaurus/types';
import copyHeadingLink from './copyHeadingLink';
import glossaryTips from './glossaryTips';
import keyboardShortcuts from './keyboardShortcuts';
import offline from './offline';
import './printInLight';

/** Client modules that readers can wait for until the page has loaded. */
export const MODULES: readonly ClientModule[] = [
  copyHeadingLink,
  glossaryTips,
  keyboardShortcuts,
  offline,
];
