/** Marks around found words; private characters, so that no text of a page can pretend to be one. */
export const HIGHLIGHT_TAGS = {open: '\uE000', close: '\uE001'} as const;

/** A stretch of text, found or not. */
export interface HighlightPart {
  text: string;
  found: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Splits a highlighted value into plain text parts, so that a page can show it without parsing HTML.
 *
 * @param value text with {@link HIGHLIGHT_TAGS} around found words and HTML entities
 */
export function highlightParts(value: string): HighlightPart[] {
  return value
    .split(/(\uE000.*?\uE001)/s)
    .filter(Boolean)
    .map((part) => ({
      found: part.startsWith(HIGHLIGHT_TAGS.open),
      text: decode(part.replace(/[\uE000\uE001]/g, '')),
    }));
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
