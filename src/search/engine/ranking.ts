import type {Concept} from './concepts';
import type {PageEntry, SectionEntry} from './documents';
import type {Match} from './engine';
import {rarity, type Answer} from './lexicon';
import {isSame, phraseFactor} from './phrases';
import {indexTerms} from './terms';

/** How hard it counts that words of the query are missing. */
const COVERAGE_POWER = 1.3;
/** What the page as a whole counts beside its best section. */
const PAGE_SHARE = 0.8;
/** Weaker pages than this share of the best are left out. */
const CUT_OFF = 0.12;
/** Pages after so many are listed only if their best section shows why. */
const SURE = 5;
/** Further sections of a page are listed when they are nearly as good as its best, and show why. */
const EXTRA_SECTIONS = 2;
const EXTRA_FROM = 0.8;

interface ScoredSection {
  section: SectionEntry;
  score: number;
}

interface ScoredPage {
  page: PageEntry;
  score: number;
  sections: ScoredSection[];
}

/**
 * Puts pages in order, each with its best sections.
 *
 * @param pages all pages
 * @param concepts the query's words
 * @param answers what the word index says for each of them
 */
export function rankPages(
  pages: readonly PageEntry[],
  concepts: readonly Concept[],
  answers: readonly Answer[],
): Match[] {
  const weights = answers.map(({scores}) => rarity(scores.size));
  const candidates = pages.map((page) => scorePage(page, concepts, answers, weights));
  const hopeful = CUT_OFF * Math.max(0, ...candidates.map(({score}) => score));
  const scored = candidates
    .filter(({score}) => score > 0 && score >= hopeful)
    .map(({page, score, sections}) => ({
      page,
      score: score * page.weight * phraseFactor(page, concepts),
      sections,
    }))
    .sort((a, b) => b.score - a.score);
  const cutOff = (scored[0]?.score ?? 0) * CUT_OFF;
  const terms = new Set(answers.flatMap((answer) => answer.terms));
  const typed = new Set(answers.flatMap((answer) => answer.typed ?? []));
  const matches = scored
    .filter(({score}) => score >= cutOff)
    .filter(({sections: [best]}, place) => place < SURE || (best && shows(best.section, terms)))
    .flatMap(({page, score, sections}) => {
      const least = (sections[0]?.score ?? 0) * EXTRA_FROM;
      return sections
        .filter(
          ({score: own, section}, index) => index === 0 || (own >= least && shows(section, terms)),
        )
        .slice(0, 1 + EXTRA_SECTIONS)
        .map(({section}) => ({
          section: section.found,
          opening: (page.sections[0] ?? section).found,
          score,
          terms,
          typed,
        }));
    });
  return withDefinition(matches, concepts);
}

function shows({heading, found}: SectionEntry, terms: ReadonlySet<string>): boolean {
  return indexTerms(`${heading} ${found.text}`).some((term) => terms.has(term));
}

/** A section that is called what was typed, as a glossary's are, comes second at the latest. */
function withDefinition(matches: readonly Match[], concepts: readonly Concept[]): Match[] {
  const named = matches.findIndex(({section}) => isSame(section.titles.at(-1) ?? '', concepts));
  const [definition] = matches.slice(Math.max(named, 0));
  if (named < 2 || !definition) return [...matches];
  const [first, ...others] = matches.filter((match) => match !== definition);
  return first ? [first, definition, ...others] : [];
}

function scorePage(
  page: PageEntry,
  concepts: readonly Concept[],
  answers: readonly Answer[],
  weights: readonly number[],
): ScoredPage {
  const scoresAt = (id: number): number[] => answers.map(({scores}) => scores.get(id) ?? 0);
  const title = scoresAt(page.id);
  const everywhere = sum(title, scoresAt(page.restId));
  const bestOf = [...everywhere];
  const sections = page.sections.map((section): ScoredSection => {
    const here = sum(everywhere, scoresAt(section.id));
    raise(bestOf, here);
    let score = total(here, weights);
    for (const phrase of section.phrases) {
      const withPhrase = sum(here, scoresAt(phrase.id));
      raise(bestOf, withPhrase);
      score = Math.max(score, total(withPhrase, weights));
    }
    return {section, score};
  });
  const [opening] = sections;
  const best = Math.max(0, ...sections.map((section) => section.score));
  // A page whose title says it all is shown by its beginning.
  if (opening && title.every((value, index) => value > 0 || weights[index] === 0)) {
    opening.score = best;
  }
  // So is one with a section of that name, by this section.
  const named = sections.find(({section}) => isSame(section.heading, concepts));
  if (named) named.score = best;
  sections.sort((a, b) => b.score - a.score || Number(b === named) - Number(a === named));
  return {page, score: best + PAGE_SHARE * total(bestOf, weights), sections};
}

function sum(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, index) => value + (right[index] ?? 0));
}

function raise(best: number[], scores: readonly number[]): void {
  scores.forEach((score, index) => {
    best[index] = Math.max(best[index] ?? 0, score);
  });
}

/** Sum of scores, less where words are missing. */
function total(scores: readonly number[], weights: readonly number[]): number {
  let found = 0;
  let there = 0;
  let all = 0;
  scores.forEach((score, index) => {
    const weight = weights[index] ?? 0;
    found += score;
    all += weight;
    if (score > 0) there += weight;
  });
  return all === 0 ? 0 : found * (there / all) ** COVERAGE_POWER;
}
