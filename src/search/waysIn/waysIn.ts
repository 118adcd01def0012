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
  const sharedBy = ({question}: Gap): number =>
    new Set(indexTerms(question).filter((term) => asked.has(term))).size;
  const [best] = gaps
    .filter((gap) => sharedBy(gap) >= Math.max(1, asked.size * SHARE))
    .sort((a, b) => sharedBy(b) - sharedBy(a));
  if (!best) return [];
  const says = `The help doesn’t know this yet, and has asked the makers: “${best.question}”`;
  return [{says, pages: {[best.route]: best.title}}];
}
