/**
 * Wraps @theme/DocItem/Footer (Docusaurus 3.9.1; not promised safe, hence its own test).
 * Why: the page's tools (copy as Markdown, print the section, report a fault) stand below its text,
 * above "Edit this page".
 * Test: tests/browser/shell/pageFoot.spec.ts
 */
import type {ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import PageTools from '@site/src/shell/pageFoot/PageTools';

export default function FooterWrapper(): ReactNode {
  return (
    <>
      <PageTools />
      <Footer />
    </>
  );
}
