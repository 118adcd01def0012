/**
 * Wraps @theme/MDXComponents (theme-classic 3.9.1). Code in a line stays there: the theme made a block of what isn't
 * one text, in the middle of the paragraph (blocks come through ./Pre). And one more, for what
 * src/markdown/places.ts puts into a page: links to an element that is no heading were called broken. Links to files
 * that are no pages, `[The manual](./manual.pdf)`, keep their addresses, to which Docusaurus' Link would add a slash:
 * `pathname://` before one is its own sign for what is no page.
 * Tests: tests/unit/theme/MDXComponents.test.tsx, tests/unit/markdown/places.test.ts, tests/build/writing.test.ts
 */
import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CodeInline from '@theme/CodeInline';
import MDXComponents from '@theme-original/MDXComponents';

function Places({ids}: {ids: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const id of ids.split(' ')) collectAnchor(id);
  return null;
}

/** Docusaurus' own plugin marks links to files so. */
type LinkProps = ComponentProps<'a'> & {'data-noBrokenLinkCheck'?: boolean};

const A = ({'data-noBrokenLinkCheck': isFile, href, ...props}: LinkProps): ReactNode => (
  <MDXComponents.a href={isFile ? `pathname://${href ?? ''}` : href} {...props} />
);

export default {...MDXComponents, a: A, code: CodeInline, places: Places};
