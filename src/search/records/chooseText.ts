import {indexTerms, LEANING, splitSentences} from '../engine/terms';
import type {PageText} from './pageText';

/** Share of a page's text that the index ships; the rest of its words are found by page only. */
const SHARE = 0.26;
/** Every section shows at least so many characters of its beginning. */
const OPENING_LENGTH = 92;
/** A longer sentence or table row is cut here. */
const PIECE_MAX = 220;
/** Sections that retell what others say: readers look for others. */
const RETELLING = /^(?:An example|Check that it works)$/;
const RETELLING_WORTH = 0.4;

/** What a sentence counts that can't be understood alone, or tells of the past. */
const ASIDE_WORTH = 0.4;
const OF_THE_PAST = /\bversion 1\b/i;
/** What a gap costs, so that neighbors are chosen over single sentences. */
const GAP_LENGTH = 10;

interface Piece {
  section: number;
  order: number;
  text: string;
  terms: string[];
  worth: number;
}

/**
 * Chooses the sentences that say most in least space: those with words the page has not said yet.
 *
 * @param page a page with its whole text
 * @returns the text to ship for each of its sections, in whole sentences; a line break marks a gap
 */
export function chooseText(page: PageText): string[] {
  const pieces = page.sections.flatMap((section, index) =>
    piecesOf(section.parts, index, worth(section.titles[1])),
  );
  if (page.description !== '') pieces.unshift(pieceOf(page.description, 0, -1, 1));
  let budget = SHARE * pieces.reduce((sum, {text}) => sum + text.length, 0);
  const chosen = new Set<Piece>();
  const said = new Set(indexTerms(page.title));
  const importance = importanceOf(pieces);
  const choose = (piece: Piece): void => {
    chosen.add(piece);
    budget -= piece.text.length;
    for (const term of piece.terms) said.add(term);
  };
  if (page.description !== '' && pieces[0]) choose(pieces[0]);
  while (budget > 0) {
    const best = mostTelling(pieces, chosen, said, importance);
    if (!best) break;
    choose(best);
  }
  return page.sections.map((section, index) =>
    joined(
      pieces.filter((piece) => piece.section === index),
      chosen,
      section.parts[0] ?? '',
    ),
  );
}

function worth(heading: string | null): number {
  return heading !== null && RETELLING.test(heading) ? RETELLING_WORTH : 1;
}

function piecesOf(parts: readonly string[], section: number, value: number): Piece[] {
  return parts
    .flatMap((part) => splitSentences(part))
    .map((text, order) => pieceOf(text, section, order, value));
}

function pieceOf(text: string, section: number, order: number, value: number): Piece {
  const cut =
    text.length > PIECE_MAX ? `${text.slice(0, text.lastIndexOf(' ', PIECE_MAX))} …` : text;
  const isAside = LEANING.test(text) || OF_THE_PAST.test(text);
  const worth = isAside ? ASIDE_WORTH * value : value;
  return {section, order, text: cut, terms: [...new Set(indexTerms(cut))], worth};
}

/** What a page says again and again is what it is about. */
function importanceOf(pieces: readonly Piece[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of pieces.flatMap(({terms}) => terms)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return new Map([...counts].map(([term, count]) => [term, Math.log(1 + count)]));
}

function mostTelling(
  pieces: readonly Piece[],
  chosen: ReadonlySet<Piece>,
  said: ReadonlySet<string>,
  importance: ReadonlyMap<string, number>,
): Piece | undefined {
  let best: Piece | undefined;
  let most = 0;
  for (const piece of pieces) {
    if (chosen.has(piece)) continue;
    let fresh = 0;
    for (const term of piece.terms) if (!said.has(term)) fresh += importance.get(term) ?? 0;
    const telling = (piece.worth * fresh) / (piece.text.length + GAP_LENGTH);
    if (telling > most) [best, most] = [piece, telling];
  }
  return best;
}

function joined(pieces: readonly Piece[], chosen: ReadonlySet<Piece>, opening: string): string {
  let text = '';
  let last = -1;
  for (const piece of pieces) {
    if (!chosen.has(piece)) continue;
    const gap = piece.order > last + 1 ? '\n' : ' ';
    text += `${text === '' ? '' : gap}${piece.text}`;
    last = piece.order;
  }
  if (text !== '' || opening.length <= OPENING_LENGTH) return text || opening;
  const [sentence = ''] = splitSentences(opening);
  if (sentence.length <= OPENING_LENGTH) return sentence;
  return `${opening.slice(0, opening.lastIndexOf(' ', OPENING_LENGTH))} …`;
}
