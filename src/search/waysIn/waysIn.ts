import {OTHER_PRODUCTS} from '../data/otherProducts';
import {indexTerms} from '../engine/terms';
import type {Gap} from './gaps';

/** What helps a reader on whom the search finds nothing. */
export interface WayIn {
  says: string;
  /** Pages that help, by address below the base path. */
  pages: Readonly<Record<string, string>>;
}

/** A name such as "XR18": letters and digits in one. */
const MODEL = /\p{L}\p{N}|\p{N}\p{L}/u;
/** A question of the gaps must have so much of the query. */
const SHARE = 0.5;

/**
 * @param gaps what only the makers can answer
 * @returns what fits a query that finds nothing, best first; often none
 */
export function waysIn(query: string, gaps: readonly Gap[]): WayIn[] {
  const asked = new Set(indexTerms(query));
  return [...ofGaps(asked, gaps), ...ofProducts(query, asked)];
}

function ofProducts(query: string, asked: ReadonlySet<string>): WayIn[] {
  const fits = OTHER_PRODUCTS.filter(({typed}) =>
    typed.some((phrase) => indexTerms(phrase).every((term) => asked.has(term))),
  );
  const [instruments] = OTHER_PRODUCTS;
  if (fits.length === 0 && instruments && MODEL.test(query)) fits.push(instruments);
  return fits.map(({what, pages}) => ({says: `${what}.`, pages}));
}

/** @returns the open question that has most of the query, with the page it stands at */
function ofGaps(asked: ReadonlySet<string>, questions: readonly Gap[]): WayIn[] {
  let best: Gap | undefined;
  let most = asked.size * SHARE;
  for (const gap of questions) {
    const terms = new Set(indexTerms(gap.question));
    const shared = [...asked].filter((term) => terms.has(term)).length;
    if (shared > 0 && shared >= most && (!best || shared > most)) [best, most] = [gap, shared];
  }
  if (!best) return [];
  const says = `The help doesn’t know this yet, and has asked the makers: “${best.question}”`;
  return [{says, pages: {[best.route]: best.title}}];
}
