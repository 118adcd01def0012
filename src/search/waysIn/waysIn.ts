import {OTHER_PRODUCTS} from '../data/otherProducts';
import {indexTerms} from '../engine/terms';
import type {Gap} from './gaps';

/** What it says, and titles of pages that help, by address below the base path. */
export interface WayIn {
  says: string;
  pages: Readonly<Record<string, string>>;
}

/** A question of the gaps must have so much of the query. */
const SHARE = 0.5;

/**
 * @param gaps what only the makers can answer
 * @returns what fits a query that finds nothing, best first; often none
 */
export function waysIn(query: string, gaps: readonly Gap[]): WayIn[] {
  const asked = new Set(indexTerms(query));
  const products = OTHER_PRODUCTS.filter(({typed}) =>
    typed.some((phrase) => indexTerms(phrase).every((term) => asked.has(term))),
  );
  return [...ofGaps(asked, gaps), ...products.map(({what, pages}) => ({says: `${what}.`, pages}))];
}

function ofGaps(asked: ReadonlySet<string>, gaps: readonly Gap[]): WayIn[] {
  const [best] = gaps
    .map((gap) => ({
      ...gap,
      shared: new Set(indexTerms(gap.question).filter((t) => asked.has(t))).size,
    }))
    .filter(({shared}) => shared > 0 && shared >= asked.size * SHARE)
    .sort((a, b) => b.shared - a.shared);
  if (!best) return [];
  const says = `The help doesn’t know this yet, and has asked the makers: “${best.question}”`;
  return [{says, pages: {[best.route]: best.title}}];
}
