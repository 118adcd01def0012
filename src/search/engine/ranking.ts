import {CUT_OFF, ENOUGH, EXTRA_SECTION_SHARE, EXTRA_SECTIONS} from './constants';
import type {PageEntry, SectionEntry} from './documents';
import {textOfLines} from './lines';
import type {WordHits} from './lexicon';
import {isSame, phraseFactor} from './phrases';
import {holdsOne, indexTerms} from './terms';
import type {Match} from './types';

/**
 * Puts pages in order, each with its best sections.
 *
 * @param pages all pages
 * @param hits of each word of the query
 * @param documents how many the word index has
 */
export function rankPages(
  pages: readonly PageEntry[],
  hits: readonly WordHits[],
  documents: number,
): Match[] {
  const weights = hits.map(({scores}) => idf(scores.size, documents));
  const ranked = pages
    .map((page) => scorePage(page, hits, weights))
    .sort((a, b) => b.score - a.score);
  const most = ranked[0]?.score ?? 0;
  const terms = new Set(hits.flatMap((one) => one.terms));
  const typed = new Set(hits.flatMap((one) => [...one.typed]));
  const shows = ({heading, found}: SectionEntry): boolean =>
    heading.some((term) => terms.has(term)) || holdsOne(textOfLines(found.text.split('\n')), terms);
  return ranked
    .filter(({score}) => score > 0 && score >= most * CUT_OFF)
    .flatMap(({page, score, sections: [best, ...others]}) => {
      if (!best) return [];
      // A section that doesn't show what was found would only repeat what its page is about.
      const extra = others
        .filter(
          ({section, score: own}) => own >= best.score * EXTRA_SECTION_SHARE && shows(section),
        )
        .slice(0, EXTRA_SECTIONS);
      const opening = (page.sections[0] ?? best.section).found;
      // Whoever types one word wants all that has it.
      const answers = hits.length === 1 || score >= most * ENOUGH;
      return [best, ...extra].map(({section: {found: section}, share}) => {
        return {section, opening, answers, relevance: score / most, share, terms, typed};
      });
    });
}

/**
 * Inverse document frequency, as in Lucene's and MiniSearch's BM25: rare words tell more.
 *
 * @param holding how many documents hold the word; one that nobody holds tells nothing here
 */
function idf(holding: number, documents: number): number {
  return holding === 0 ? 0 : Math.log(1 + (documents - holding + 0.5) / (holding + 0.5));
}

/** Puts a section that is called what was typed, such as a glossary's, at this place, if it stands lower. */
export function raiseDefinition(matches: Match[], hits: readonly WordHits[], place: number): void {
  const at = matches.findIndex(({section}) =>
    isSame(indexTerms(section.titles.at(-1) ?? ''), hits),
  );
  if (at > place) {
    matches.splice(place, 0, ...matches.splice(at, 1).map((match) => ({...match, answers: true})));
  }
}

/**
 * A page's score is that of its best section and of the page as a whole, in which each word counts where it
 * scores best.
 *
 * @returns it with the page's sections, best first
 */
function scorePage(page: PageEntry, hits: readonly WordHits[], weights: readonly number[]) {
  const isHit = (id: number): boolean => hits.some(({scores}) => scores.has(id));
  const scoresIn = (id: number): number[] => hits.map(({scores}) => scores.get(id) ?? 0);
  const inTitle = scoresIn(page.id);
  const everywhere = sum(inTitle, scoresIn(page.restId));
  const silent = {score: total(everywhere, weights), share: shareOf(inTitle, weights)};
  let whole = everywhere;
  const [opening] = page.sections;
  const sections = page.sections.map((section) => {
    const phraseIds = section.phraseIds.filter(isHit);
    if (phraseIds.length === 0 && !isHit(section.id)) return {section, ...silent};
    const said = scoresIn(section.id);
    // Of what readers type for a section, the phrase counts that fits best.
    const readings = [said, ...phraseIds.map((id) => sum(said, scoresIn(id)))];
    const scores = readings.map((reading) => sum(everywhere, reading));
    for (const some of scores) whole = whole.map((score, at) => Math.max(score, some[at] ?? 0));
    // What readers type for a page finds its opening, which need not say it.
    const own = section === opening ? [said] : readings;
    return {
      section,
      score: Math.max(...scores.map((some) => total(some, weights))),
      share: Math.max(...own.map((reading) => shareOf(sum(inTitle, reading), weights))),
    };
  });
  const best = Math.max(...sections.map(({score}) => score));
  // A page whose title has all words is shown by its opening, but one with a section of that name by the section.
  const [first] = sections;
  if (first && inTitle.every((score, at) => score > 0 || weights[at] === 0)) first.score = best;
  const named = sections.find(({section}) => isSame(section.heading, hits));
  if (named) named.score = best;
  sections.sort((a, b) => b.score - a.score || Number(b === named) - Number(a === named));
  const score = (best + total(whole, weights)) * page.weight * phraseFactor(page, hits);
  return {page, score, sections};
}

function sum(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, at) => value + (right[at] ?? 0));
}

/** @returns the sum of the words' scores, times the share of the query that is there at all */
function total(scores: readonly number[], weights: readonly number[]): number {
  return sumOf(scores) * shareOf(scores, weights);
}

/** @returns which share of the query, by idf, has a score */
function shareOf(scores: readonly number[], weights: readonly number[]): number {
  const query = sumOf(weights);
  return query === 0 ? 0 : sumOf(weights.filter((_weight, at) => (scores[at] ?? 0) > 0)) / query;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((added, value) => added + value, 0);
}
