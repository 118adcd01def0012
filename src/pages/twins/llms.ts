/** A part of the site as the sidebar shows it. */
export interface Section {
  label: string;
  pages: readonly {title: string; description: string; address: string}[];
}

/** The site's name and what it is about. */
export interface About {
  title: string;
  summary: string;
  /** Full address of the file that holds all pages. */
  full: string;
}

/**
 * The list of pages for language models, in the form of https://llmstxt.org: title, summary, notes,
 * then a list of links a section.
 *
 * @param about the site
 * @param sections its pages, with the addresses of their Markdown twins
 */
export function llmsIndex(about: About, sections: readonly Section[]): string {
  const lists = sections.map(
    ({label, pages}) =>
      `## ${label}\n\n${pages
        .map(({title, description, address}) => `- [${title}](${address}): ${description}`)
        .join('\n')}\n`,
  );
  return [
    `# ${about.title}\n`,
    `> ${about.summary}\n`,
    `Each page stands here as plain Markdown. All of them in one file: ${about.full}\n`,
    ...lists,
  ].join('\n');
}

/**
 * @param about the site
 * @param pages Markdown twins of all pages, in the sidebar's order
 * @returns all of them in one text
 */
export function llmsFull(about: About, pages: readonly string[]): string {
  return [`# ${about.title}\n\n> ${about.summary}\n`, ...pages].join('\n---\n\n');
}
