import {CUT_OFF, ENOUGH, EXTRA_SECTION_SHARE, EXTRA_SECTIONS, TUNED} from './constants';
import type {PageEntry, SectionEntry} from './documents';
import type {WordHits} from './lexicon';
import {textOfLines} from './lines';
import {holdsOne} from './terms';

export type Match = ReturnType<typeof rankPages>[number];

/**
 * @param hits of each word of the query
 * @param asked what the query asks the meaning of, as index forms with spaces between; else nothing
 * @returns the pages that answer it, best first, each with its best sections; a word's meaning before all else
 */
export function rankPages(pages: readonly PageEntry[], hits: readonly WordHits[], asked: string) {
  const scored = pages.map((page) => scorePage(page, hits, asked));
  const most = Math.max(...scored.map(({score}) => score));
  const ranked = scored
    .map((one) => (one.isMeaning ? {...one, score: most} : one))
    .sort((a, b) => b.score - a.score || Number(b.isMeaning) - Number(a.isMeaning));
  const terms = new Set(hits.flatMap((one) => one.terms));
  const typed = new Set(hits.flatMap((one) => [...one.typed]));
  const shows = ({heading, found}: SectionEntry): boolean =>
    heading.some((term) => terms.has(term)) || holdsOne(textOfLines(found.text.split('\n')), terms);
  return ranked
    .filter(({score}) => score > 0 && score >= most * CUT_OFF)
    .flatMap(({page, score, isMeaning, sections: [best, ...others]}) => {
      if (!best) return [];
      // A section that doesn't show what was found would only repeat what its page is about.
      const extra = others
        .filter((one) => one.score >= best.score * EXTRA_SECTION_SHARE && shows(one.section))
        .slice(0, EXTRA_SECTIONS);
      return [best, ...extra].map(({section, share}) => ({
        section: section.found,
        opening: (page.sections[0] ?? section).found,
        /** Whether it does more than mention a word; whoever types one word wants all that has it. */
        answers: hits.length === 1 || score >= most * ENOUGH,
        /** How well its page fits, its weight left out. */
        fit: score / page.weight,
        /** Whether it says what a word means, and that was asked. */
        isMeaning,
        /** Which share of the query's words it has. */
        share,
        /** Index forms that were found, and of these those that were typed themselves. */
        terms,
        typed,
      }));
    });
}

/**
 * A page's score is that of its best section and of the page as a whole, in which each word counts where it
 * scores best.
 *
 * @returns it with the page's sections, best first
 */
function scorePage(page: PageEntry, hits: readonly WordHits[], asked: string) {
  const known = hits.filter(({scores}) => scores.size > 0);
  const scoresIn = (id: number): number[] => known.map(({scores}) => scores.get(id) ?? 0);
  const isHit = (id: number): boolean => known.some(({scores}) => scores.has(id));
  const inTitle = scoresIn(page.id);
  const everywhere = sum(inTitle, scoresIn(page.restId));
  let whole = everywhere;
  const sections = page.sections.map((section) => {
    const said = scoresIn(section.id);
    // Of what readers type for a section, the phrase counts that fits best.
    const phraseIds = section.phraseIds.filter(isHit);
    const readings = [said, ...phraseIds.map((id) => sum(said, scoresIn(id)))];
    const scores = readings.map((reading) => sum(everywhere, reading));
    for (const some of scores) whole = whole.map((score, at) => Math.max(score, some[at] ?? 0));
    const shares = readings.map((reading) => shareOf(sum(inTitle, reading)));
    return {section, score: Math.max(...scores.map(total)), share: Math.max(...shares)};
  });
  const best = Math.max(...sections.map(({score}) => score));
  // No section's where several have that name, as modules and modulators do by their stem.
  const meanings = sections.filter(({section}) => section.heading.join(' ') === asked);
  const meaning = page.defines && asked && meanings.length === 1 ? meanings[0] : undefined;
  // A page whose title has all words is shown by its opening, but one with a section of that name by the section.
  const named = meaning ?? sections.find(({section}) => likeness(section.heading, hits) === 1);
  for (const lead of inTitle.includes(0) ? [named] : [named, sections[0]]) {
    if (lead) lead.score = best;
  }
  sections.sort((a, b) => b.score - a.score || Number(b === named) - Number(a === named));
  const score = (best + total(whole)) * page.weight * likenessFactor(page, hits);
  return {page, score, isMeaning: meaning !== undefined, sections};
}

function sum(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, at) => value + (right[at] ?? 0));
}

/** @returns the sum of the words' scores, times the share of the words that are there at all */
function total(scores: readonly number[]): number {
  return scores.reduce((added, score) => added + score, 0) * shareOf(scores);
}

function shareOf(scores: readonly number[]): number {
  return scores.filter((score) => score > 0).length / scores.length;
}

/** @returns by how much a page's score is raised, by how like the query the likest of its phrases is */
function likenessFactor({phrases}: PageEntry, hits: readonly WordHits[]): number {
  const [title = 0, ...others] = phrases.map((phrase) => likeness(phrase, hits));
  return 1 + Math.max(TUNED.likeTitle * title, TUNED.likePhrase * Math.max(...others));
}

/** The cosine of a phrase's words and the query's, as in the vector space model. */
function likeness(phrase: readonly string[], hits: readonly WordHits[]): number {
  const shared = hits.filter(({typed}) => phrase.some((term) => typed.has(term))).length;
  return shared === 0 ? 0 : shared / Math.sqrt(phrase.length * hits.length);
}
