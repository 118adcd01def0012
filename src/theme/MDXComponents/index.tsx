/**
 * Wraps @theme/MDXComponents (theme-classic 3.9.1): one more, for what src/markdown/places.ts puts into a page. Why:
 * links to an element that is no heading were called broken. Test: tests/unit/markdown/places.test.ts
 */
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';

function Places({ids}: {ids: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const id of ids.split(' ')) collectAnchor(id);
  return null;
}

export default {...MDXComponents, places: Places};
