import type {Concept} from './concepts';
import type {PageEntry, SectionEntry} from './documents';
import type {Match} from './engine';
import type {Answer} from './lexicon';
import {isSame, phraseFactor} from './phrases';
import {holdsOne, indexTerms} from './terms';

/** Weaker pages than this share of the best are left out. */
const CUT_OFF = 0.12;
/** Further sections of a page are listed when they are nearly as good as its best, and show why. */
const EXTRA_SECTIONS = 2;
const EXTRA_FROM = 0.8;

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
  answers: readonly (Answer & {typed: readonly string[]})[],
): Match[] {
  const weights = answers.map(({scores}) => rarity(scores.size));
  const scored = pages
    .map((page) => scorePage(page, concepts, answers, weights))
    .sort((a, b) => b.score - a.score);
  const cutOff = (scored[0]?.score ?? 0) * CUT_OFF;
  const terms = new Set(answers.flatMap((answer) => answer.terms));
  const typed = new Set(answers.flatMap((answer) => answer.typed));
  const shows = ({heading, found}: SectionEntry): boolean =>
    heading.some((term) => terms.has(term)) || holdsOne(found.text, terms);
  return scored
    .filter(({score}) => score > 0 && score >= cutOff)
    .flatMap(({page, sections}) => {
      const least = (sections[0]?.score ?? 0) * EXTRA_FROM;
      return sections
        .filter(({section, score}, place) => place === 0 || (score >= least && shows(section)))
        .slice(0, 1 + EXTRA_SECTIONS)
        .map(({section}) => ({
          section: section.found,
          opening: (page.sections[0] ?? section).found,
          terms,
          typed,
        }));
    });
}

/**
 * @param documents how many hold a word
 * @returns how much it tells: rare words tell more, words nobody uses nothing
 */
function rarity(documents: number): number {
  return documents === 0 ? 0 : Math.log(1 + 1000 / documents);
}

/** A section that is called what was typed, as a glossary's are, comes at this place at the latest. */
export function withDefinition(matches: Match[], concepts: Concept[], place: number): Match[] {
  const named = matches.findIndex(({section}) =>
    isSame(indexTerms(section.titles.at(-1) ?? ''), concepts),
  );
  if (named > place) matches.splice(place, 0, ...matches.splice(named, 1));
  return matches;
}

/** @returns the page's score, and those of its sections, best first */
function scorePage(
  page: PageEntry,
  concepts: readonly Concept[],
  answers: readonly Answer[],
  weights: readonly number[],
) {
  const scoresAt = (id: number): number[] => answers.map(({scores}) => scores.get(id) ?? 0);
  const title = scoresAt(page.id);
  const everywhere = sum(title, scoresAt(page.restId));
  let bestOf = everywhere;
  const sections = page.sections.map((section) => {
    const here = sum(everywhere, scoresAt(section.id));
    const withPhrases = section.phraseIds.map((id) => sum(here, scoresAt(id)));
    let score = 0;
    for (const scores of [here, ...withPhrases]) {
      bestOf = bestOf.map((best, index) => Math.max(best, scores[index] ?? 0));
      score = Math.max(score, total(scores, weights));
    }
    return {section, score};
  });
  const [opening] = sections;
  const best = Math.max(...sections.map(({score}) => score));
  // A page whose title says it all is shown by its beginning.
  if (opening && title.every((value, index) => value > 0 || weights[index] === 0)) {
    opening.score = best;
  }
  // So is one with a section of that name, by this section.
  const named = sections.find(({section}) => isSame(section.heading, concepts));
  if (named) named.score = best;
  sections.sort((a, b) => b.score - a.score || Number(b === named) - Number(a === named));
  const score = best + total(bestOf, weights);
  return {page, score: score * page.weight * phraseFactor(page, concepts), sections};
}

function sum(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, index) => value + (right[index] ?? 0));
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
  return all === 0 ? 0 : (found * there) / all;
}
