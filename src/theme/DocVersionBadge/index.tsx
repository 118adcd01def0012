/**
 * Replaces @theme/DocVersionBadge (theme-classic 3.9.1; safe) by nothing: above every heading it is the
 * first thing read. The original stands in the page's foot (DocItem/Footer).
 * Test: tests/browser/shell/pageFoot.spec.ts
 */
export default function DocVersionBadge(): null {
  return null;
}
