import {createHash} from 'node:crypto';
import type {InlineHashes} from '../../hosting/policy';

/** Types of `<script>` that browsers run; others, such as JSON-LD, are data. */
const RUN = new Set(['', 'module', 'text/javascript']);

/**
 * Hashes of all inline scripts, styles and style attributes of some pages, each once, in a fixed order.
 *
 * @param pages as Docusaurus wrote them
 * @param addedStyles what was put into style elements since
 */
export function hashInlineCode(
  pages: readonly Document[],
  addedStyles: readonly string[],
): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set(addedStyles);
  const attributes = new Set<string>();
  for (const page of pages) {
    for (const script of Array.from(page.querySelectorAll('script:not([src])'))) {
      if (RUN.has(script.getAttribute('type') ?? '')) scripts.add(script.textContent ?? '');
    }
    for (const style of Array.from(page.querySelectorAll('style'))) {
      styles.add(style.textContent ?? '');
    }
    for (const styled of Array.from(page.querySelectorAll('[style]'))) {
      attributes.add(styled.getAttribute('style') ?? '');
    }
  }
  return {
    scripts: sourcesOf(scripts),
    styles: sourcesOf(styles),
    attributes: sourcesOf(attributes),
  };
}

function sourcesOf(codes: ReadonlySet<string>): string[] {
  return [...codes]
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .sort();
}
