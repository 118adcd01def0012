/**
 * Wraps @theme/MDXComponents (Docusaurus 3.9.1; safe to wrap): the sections after a page's first come after
 * its first paint (src/shell/laterSections). Test: tests/browser/shell/laterSections.spec.ts
 */
import MDXComponents from '@theme-original/MDXComponents';
import LaterSections from '@site/src/shell/laterSections/LaterSections';

export default {...MDXComponents, later: LaterSections};
