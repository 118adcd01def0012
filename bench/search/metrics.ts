import type {Found} from './engines/engine';
import {isQuestion, type Query} from './queries';

/** How well an engine's order of pages fits the right pages, each from 0 to 1. */
interface Quality {
  /** Mean of 1 / rank of the first right page; 0 where it is not among the first ten. */
  mrr10: number;
  /** Share of queries with a right page among the first three. */
  success3: number;
}

/** One query's outcome: rank of the first right page, from 1, or `undefined` when it is not there. */
export interface Outcome {
  query: Query;
  rank: number | undefined;
  found: readonly string[];
  /** Whether the first result was shown whole, as the answer. */
  isCertain: boolean;
}

/**
 * @param query the query and its right pages
 * @param found paths of results, best first, with or without anchors; a page counts once
 */
export function outcomeOf(query: Query, {addresses, isCertain}: Found): Outcome {
  const found = [...new Set(addresses.map(pageOf))];
  const index = found.findIndex((page) => query.pages.includes(page));
  return {query, rank: index < 0 ? undefined : index + 1, found, isCertain};
}

/** @param outcomes at least one */
export function qualityOf(outcomes: readonly Outcome[]): Quality {
  const mean = (value: (rank: number) => number): number =>
    outcomes.reduce((sum, {rank}) => sum + (rank ? value(rank) : 0), 0) / outcomes.length;
  return {
    mrr10: mean((rank) => (rank <= 10 ? 1 / rank : 0)),
    success3: mean((rank) => (rank <= 3 ? 1 : 0)),
  };
}

/** @returns of whole questions, how many were answered at once; and of these answers, how many on a right page */
export function answersOf(outcomes: readonly Outcome[]): {shown: number; right: number} {
  const asked = outcomes.filter(({query}) => isQuestion(query.text));
  const shown = asked.filter(({isCertain}) => isCertain);
  const right = shown.filter(({rank}) => rank === 1);
  return {shown: shown.length / asked.length, right: right.length / shown.length};
}

function pageOf(address: string): string {
  const {pathname} = new URL(address, 'https://host');
  return pathname.replace(/^\/v2\//, '').replace(/(?:index\.html|\/)$/, '') || '.';
}
