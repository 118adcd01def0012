/**
 * Wraps @theme/MDXComponents (theme-classic 3.9.1). Code in a line stays there: the theme made a block of what isn't
 * one text, in the middle of the paragraph (blocks come through ./Pre). And one more, for what
 * src/markdown/places.ts puts into a page: links to an element that is no heading were called broken.
 * Tests: tests/unit/theme/MDXComponents.test.tsx, tests/unit/markdown/places.test.ts
 */
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CodeInline from '@theme/CodeInline';
import MDXComponents from '@theme-original/MDXComponents';

function Places({ids}: {ids: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const id of ids.split(' ')) collectAnchor(id);
  return null;
}

export default {...MDXComponents, code: CodeInline, places: Places};
