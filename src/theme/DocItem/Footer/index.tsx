/**
 * Wraps @theme/DocItem/Footer (Docusaurus 3.9.1; not promised safe, hence its own test): one foot for all
 * that a reader may do with a page and know of it, the page's tools (src/shell/pageFoot) and the version too.
 * Test: tests/browser/shell/pageFoot.spec.ts
 */
import type {ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import {Part} from '@site/src/lib/Part';
import PageTools from '@site/src/shell/pageFoot/PageTools';

export default function FooterWrapper(): ReactNode {
  return (
    <div className="sp-foot">
      <Part>
        <PageTools />
      </Part>
      <Part>
        <Footer />
        <DocVersionBadge />
      </Part>
    </div>
  );
}
