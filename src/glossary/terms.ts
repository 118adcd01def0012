import {clean, plainText} from '../lib/plainText';

/** The terms' file for the tips, below the base path. */
export const TERMS_FILE = 'glossary.json';

/** A glossary term as a reader sees it beside a link: plain text, no markup. */
export interface GlossaryTerm {
  term: string;
  definition: string;
}

/** Terms by the id of their heading, which is the hash of the links to them. */
export type GlossaryTerms = Record<string, GlossaryTerm>;

/**
 * Reads each term's short definition: the first paragraph below its heading.
 *
 * @param body the glossary's text; nothing of it is changed
 * @returns terms by id
 * @throws Error that names the term when no text follows its heading
 */
export function readTerms(body: Element): GlossaryTerms {
  const terms = new Map<string, GlossaryTerm>();
  for (const heading of Array.from(body.querySelectorAll('h3[id]'))) {
    const term = clean(plainText(heading));
    const next = heading.nextElementSibling;
    const definition = next?.localName === 'p' ? clean(plainText(next)) : '';
    if (!definition) {
      throw new Error(
        `docs/glossary.md: "${term}" has no definition. Begin its text with a paragraph that explains it.`,
      );
    }
    terms.set(heading.id, {term, definition});
  }
  return Object.fromEntries(terms);
}
