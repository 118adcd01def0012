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
  const all = (selector: string): Element[] =>
    pages.flatMap((page) => Array.from(page.querySelectorAll(selector)));
  const scripts = all('script:not([src])').filter((script) =>
    RUN.has(script.getAttribute('type') ?? ''),
  );
  return {
    scripts: hashesOf(scripts.map(({textContent}) => textContent)),
    styles: hashesOf([...all('style').map(({textContent}) => textContent), ...addedStyles]),
    attributes: hashesOf(all('[style]').map((styled) => styled.getAttribute('style'))),
  };
}

function hashesOf(codes: readonly (string | null)[]): string[] {
  const digest = (code: string | null) =>
    createHash('sha256')
      .update(code ?? '')
      .digest('base64');
  return [...new Set(codes)].map((code) => `'sha256-${digest(code)}'`).sort();
}
