/**
 * Wraps @theme/DocSidebar (Docusaurus 3.9.1; wrapping is listed as safe): a page opened from search or a
 * link shows its own entry, and categories stay as the reader left them, also after the search page and a
 * reload; the stock sidebar forgets them whenever it is taken off the screen.
 * Test: tests/browser/shell/sidebarPlace.spec.ts
 */
import type {ReactNode} from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {inPart} from '@site/src/lib/Part';
import {useOpenCategories} from '@site/src/shell/sidebar/useOpenCategories';
import {useRevealCurrent} from '@site/src/shell/sidebar/useRevealCurrent';

function DocSidebarWrapper(props: Props): ReactNode {
  const {sidebar, restored} = useOpenCategories(props.sidebar);
  useRevealCurrent(props.path, restored);
  // The theme reads a category's state only once, so a restored sidebar is a new one.
  return <DocSidebar key={restored} {...props} sidebar={sidebar} />;
}

export default inPart(DocSidebarWrapper);
