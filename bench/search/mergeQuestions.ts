import {fingerprintOf, type AskedSection} from '../../src/search/data/questions';
import type {PageText, SectionText} from '../../src/search/records/pageText';

/** @returns the sections of all pages by address below the base path, in their order */
export function sectionsByAddress(
  pages: readonly PageText[],
  siteUrl: string,
): Map<string, SectionText> {
  return new Map(
    pages.flatMap(({url, sections}) =>
      sections.map((section): [string, SectionText] => [
        url.slice(siteUrl.length) + (section.anchor ? `#${section.anchor}` : ''),
        section,
      ]),
    ),
  );
}

/**
 * Puts questions with those that sections have; those of a section that has changed since are replaced.
 *
 * @param questions by address; changed
 * @param lines "page#id", a tab and a question; others are left alone if they are empty
 * @returns the lines whose section does not exist
 */
export function mergeQuestions(
  questions: Record<string, AskedSection>,
  lines: readonly string[],
  sections: ReadonlyMap<string, SectionText>,
): string[] {
  const lost: string[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const [place = '', question = ''] = line.split('\t').map((part) => part.trim());
    const address = addressOf(place);
    const section = sections.get(address);
    if (!section || question === '') {
      lost.push(line);
      continue;
    }
    const of = fingerprintOf(section);
    const before = questions[address];
    const asked = before?.of === of ? before.asked : [];
    questions[address] = {of, asked: [...new Set([...asked, question])]};
  }
  return lost;
}

/** @returns the address of "how-to/record#midi", "/how-to/record/#midi" or "." */
function addressOf(place: string): string {
  const [page = '', anchor = ''] = place.split('#');
  const route = page.replace(/^\.?\/?|\/$/g, '');
  return `${route && `${route}/`}${anchor && `#${anchor}`}`;
}
