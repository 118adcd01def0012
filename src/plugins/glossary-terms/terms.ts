import {load} from 'cheerio';
import matter from 'gray-matter';
import {micromark} from 'micromark';

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
 * @param source text of docs/glossary.md, front matter included
 * @returns terms by id
 * @throws Error that names the term when its heading has no id or no text follows
 */
export function readTerms(source: string): GlossaryTerms {
  const $ = load(micromark(matter(source).content, {allowDangerousHtml: true}));
  const terms: GlossaryTerms = {};
  for (const heading of $('h3').toArray()) {
    const title = $(heading).text();
    const [, term, id] = /^(.+?)\s*\{#([\w-]+)\}$/.exec(title) ?? [];
    if (!term || !id) {
      throw new Error(
        `docs/glossary.md: the heading "${title}" has no id. Write ### Term {#term-id}.`,
      );
    }
    const paragraph = $(heading).next('p');
    const definition = load(withoutSee(paragraph.html() ?? ''))
      .text()
      .replace(/\s+/g, ' ')
      .trim();
    if (!definition) {
      throw new Error(
        `docs/glossary.md: "${term}" has no definition. Begin its text with a paragraph that explains it; "See ..." alone doesn't.`,
      );
    }
    terms[id] = {term, definition};
  }
  return terms;
}

function withoutSee(html: string): string {
  return html.replace(/(^|\s)See (?:also )?<a [\s\S]*$/, '');
}
