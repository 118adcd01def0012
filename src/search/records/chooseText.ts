import {cutAt, indexTerms, LEANING, splitSentences} from '../engine/terms';
import type {PageText} from './pageText';

/** Share of a page's text that the index ships; the rest of its words are found by page only. */
const SHARE = 0.26;
/** A section of which no sentence is chosen shows so many characters of its beginning. */
const OPENING_LENGTH = 92;
/** What a sentence counts that can't be understood alone. */
const LEANING_WORTH = 0.4;
/** What a gap costs in characters, so that neighbors are chosen over single words. */
const GAP_LENGTH = 10;

interface Sentence {
  section: number;
  /** In its section. */
  place: number;
  text: string;
  terms: Set<string>;
}

/**
 * Chooses the sentences that say most in least space: those with words the page has not said yet.
 *
 * @param page a page with its whole text
 * @returns the text to ship for each of its sections, in whole sentences; a line break marks a gap
 */
export function chooseText({title, description, sections}: PageText): string[] {
  const sentences = sections.flatMap(({parts}, section) =>
    parts
      .flatMap((part) => splitSentences(part))
      .map((text, place) => sentenceOf(text, section, place)),
  );
  const opening = sentenceOf(description, 0, -1);
  if (description !== '') sentences.unshift(opening);
  // What a page says again and again is what it is about.
  const importance = new Map<string, number>();
  for (const term of sentences.flatMap(({terms}) => [...terms])) {
    importance.set(term, (importance.get(term) ?? 0) + 1);
  }
  const said = new Set(indexTerms(title));
  const chosen = new Set<Sentence>();
  let budget = SHARE * sentences.reduce((sum, {text}) => sum + text.length, 0);
  let next: Sentence | undefined = description === '' ? undefined : opening;
  while (budget > 0) {
    next ??= nextSentence(sentences, said, importance);
    if (!next) break;
    chosen.add(next);
    budget -= next.text.length;
    for (const term of next.terms) said.add(term);
    next = undefined;
  }
  return sections.map(({parts}, section) => {
    const shipped = sentences.filter((one) => one.section === section && chosen.has(one));
    return shipped.length > 0 ? joined(shipped) : beginningOf(parts[0] ?? '');
  });
}

function sentenceOf(text: string, section: number, place: number): Sentence {
  return {section, place, text, terms: new Set(indexTerms(text))};
}

/** @returns the sentence with most that is not said yet for its length; none if all is said */
function nextSentence(
  sentences: readonly Sentence[],
  said: ReadonlySet<string>,
  importance: ReadonlyMap<string, number>,
): Sentence | undefined {
  let best: Sentence | undefined;
  let most = 0;
  for (const sentence of sentences) {
    let fresh = 0;
    for (const term of sentence.terms) if (!said.has(term)) fresh += importance.get(term) ?? 0;
    const worth = LEANING.test(sentence.text) ? LEANING_WORTH : 1;
    const telling = (worth * fresh) / (sentence.text.length + GAP_LENGTH);
    if (telling > most) [best, most] = [sentence, telling];
  }
  return best;
}

function joined(sentences: readonly Sentence[]): string {
  return sentences
    .map(({place, text}, at) => {
      const last = sentences[at - 1];
      if (!last) return text;
      return place > last.place + 1 ? `\n${text}` : ` ${text}`;
    })
    .join('');
}

function beginningOf(text: string): string {
  const [sentence = ''] = splitSentences(text);
  return cutAt(OPENING_LENGTH, sentence);
}
