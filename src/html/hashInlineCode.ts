import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
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
  pages: readonly Root[],
  addedStyles: readonly string[],
): InlineHashes {
  const found = {
    scripts: new Set<string>(),
    styles: new Set(addedStyles),
    attributes: new Set<string>(),
  };
  for (const page of pages) {
    visit(page, 'element', (element) => {
      const {tagName, properties} = element;
      if (tagName === 'script' && isInlineScript(element)) found.scripts.add(toString(element));
      if (tagName === 'style') found.styles.add(toString(element));
      if (typeof properties.style === 'string') found.attributes.add(properties.style);
    });
  }
  return {
    scripts: sourcesOf(found.scripts),
    styles: sourcesOf(found.styles),
    attributes: sourcesOf(found.attributes),
  };
}

function isInlineScript({properties: {src, type = ''}}: Element): boolean {
  return src === undefined && RUN.has(String(type));
}

function sourcesOf(codes: ReadonlySet<string>): string[] {
  return [...codes]
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .sort();
}
