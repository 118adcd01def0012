/**
 * Wraps @theme/DocBreadcrumbs/StructuredData (Docusaurus 3.9.1; not promised safe, hence its own test).
 * Why: the sidebar's addresses lack the trailing slash that canonical addresses have, so structured
 * data named addresses that redirect.
 * Test: tests/build/structuredData.test.ts
 */
import type {ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function StructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  const canonical = breadcrumbs.map((item) =>
    item.href ? {...item, href: item.href.replace(/\/?$/, '/')} : item,
  );
  return <StructuredData breadcrumbs={canonical} />;
}
