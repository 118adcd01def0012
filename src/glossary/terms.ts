import type {Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** What stands before a link that leads on. */
const SEE = /(?:^|\s)See (?:also )?$/;

/** A glossary term as a reader sees it beside a link: plain text, no markup. */
export interface GlossaryTerm {
  term: string;
  definition: string;
}

/** Terms by the id of their heading, which is the hash of the links to them. */
export type GlossaryTerms = Record<string, GlossaryTerm>;

/**
 * Reads each term's short definition: the first paragraph below its heading, without the closing
 * "See ..." that leads on to a page.
 *
 * @param tree docs/glossary.md without its front matter
 * @returns terms by id
 * @throws Error that names the term when its heading has no id or no text follows
 */
export function readTerms({children}: Root): GlossaryTerms {
  const terms: GlossaryTerms = {};
  for (const [index, node] of children.entries()) {
    if (node.type !== 'heading' || node.depth !== 3) continue;
    const title = toString(node);
    const [, term, id] = /^(.+?)\s*\{#([\w-]+)\}$/.exec(title) ?? [];
    if (!term || !id) {
      throw new Error(
        `docs/glossary.md: the heading "${title}" has no id. Write ### Term {#term-id}.`,
      );
    }
    const next = children[index + 1];
    const definition = next?.type === 'paragraph' ? withoutSee(next) : '';
    if (!definition) {
      throw new Error(
        `docs/glossary.md: "${term}" has no definition. Begin its text with a paragraph that explains it; "See ..." alone doesn't.`,
      );
    }
    terms[id] = {term, definition};
  }
  return terms;
}

function withoutSee({children}: Paragraph): string {
  const pointer = children.findIndex((node, index) => {
    const before = children[index - 1];
    return node.type === 'link' && before?.type === 'text' && SEE.test(before.value);
  });
  const kept = pointer < 0 ? children : children.slice(0, pointer);
  const words = toString(kept, {includeHtml: false});
  return (pointer < 0 ? words : words.replace(SEE, '')).replace(/\s+/g, ' ').trim();
}
