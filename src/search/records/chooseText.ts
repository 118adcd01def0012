import {readLine, textOfLines} from '../engine/lines';
import {cutAt, indexTerms, isExample, LEANING, splitSentences} from '../engine/terms';
import type {PageText, SectionText} from './pageText';

/** A section with so many characters is shipped whole: it is an answer. */
const WHOLE_LENGTH = 350;
/** A symptom's cause and fix may be longer. */
const CURE_LENGTH = 1100;
/** Heading above the tables of controls, of which each row is an answer (src/markdown/kinds.ts). */
const CONTROLS = 'Controls';
/** Share of the other sections' text that is shipped; the rest of its words are found by page only. */
const SHARE = 0.05;
/** A section of which no sentence is chosen shows so many characters of its beginning. */
const OPENING_LENGTH = 92;
/** What a sentence counts that can't be understood alone. */
const LEANING_WORTH = 0.4;
/** What a gap costs in characters, so that neighbors are chosen over single words. */
const GAP_LENGTH = 10;
/** What of a section's text the index ships. */
export interface ChosenText {
  /** Lines that results may show. */
  text: string;
  /** Whether that is the section as a whole. */
  isWhole: boolean;
  /** Index forms of words that find it, but stand in what says nothing alone: steps, numbers, pictures. */
  words: Set<string>;
}

interface Sentence {
  section: number;
  /** Its line and its place in that. */
  line: number;
  place: number;
  text: string;
  terms: Set<string>;
  /** Whether it says something alone. */
  isShown: boolean;
  /** Whether it is shipped in any case. */
  isAnswer: boolean;
}

/**
 * Chooses what to ship of a page: its short sections, and of the others the sentences that say most in least
 * space, which are those with words the page has not said yet.
 *
 * @param page a page with its whole text
 */
export function chooseText({title, description, sections}: PageText): ChosenText[] {
  const wholes = sections.map(wholeOf);
  const sentences = sections.flatMap((section, at) => (wholes[at] ? [] : sentencesOf(section, at)));
  // What a page says again and again is what it is about.
  const importance = new Map<string, number>();
  for (const term of sentences.flatMap(({terms}) => [...terms])) {
    importance.set(term, (importance.get(term) ?? 0) + 1);
  }
  const said = new Set(indexTerms(`${title} ${description}`));
  const chosen = new Set(sentences.filter(({isAnswer}) => isAnswer));
  for (const term of [...chosen].flatMap(({terms}) => [...terms])) said.add(term);
  let budget = SHARE * sentences.reduce((sum, {text}) => sum + text.length, 0);
  while (budget > 0) {
    const next = nextSentence(sentences, said, importance);
    if (!next) break;
    chosen.add(next);
    budget -= next.text.length;
    for (const term of next.terms) said.add(term);
  }
  return sections.map((section, at) => {
    const whole = wholes[at];
    const shipped = sentences.filter((one) => one.section === at && chosen.has(one));
    const shown = shipped.filter(({isShown}) => isShown);
    const lines = whole ?? (shown.length > 0 ? joined(shown) : beginningOf(section));
    if (at === 0 && description !== '') lines.unshift(description);
    const hidden = whole ? section.parts : shipped.map(({text}) => text);
    const words = new Set(indexTerms(textOfLines(hidden)));
    for (const term of indexTerms(textOfLines(lines))) words.delete(term);
    return {text: lines.join('\n'), isWhole: whole !== undefined, words};
  });
}

/** @returns the lines of a section that is short enough to be an answer; of a symptom its cause and fix */
function wholeOf({parts}: SectionText): string[] | undefined {
  const lines = parts.filter((line) => readLine(line).kind !== 'picture');
  const cause = lines.findIndex((line) => line.startsWith('Cause:'));
  const check = lines.findIndex((line) => line.startsWith('Check:'));
  const cure = cause >= 0 && check > cause ? lines.slice(cause, check) : undefined;
  const most = cure ? CURE_LENGTH : WHOLE_LENGTH;
  const whole = cure ?? lines;
  return whole.length > 0 && whole.join('\n').length <= most ? [...whole] : undefined;
}

function sentencesOf({parts, titles}: SectionText, section: number): Sentence[] {
  return parts.flatMap((part, line) => {
    const {kind, text} = readLine(part);
    const sentences = kind === 'row' ? [text] : splitSentences(text);
    return sentences.map((said, place) => ({
      section,
      line,
      place,
      text: kind === 'row' ? part : said,
      terms: new Set(indexTerms(said)),
      isAnswer: kind === 'row' && titles[1] === CONTROLS,
      isShown: kind !== 'step' && kind !== 'picture' && !isExample(said),
    }));
  });
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

/** @returns sentences as lines; those that stand together in the page are one line */
function joined(sentences: readonly Sentence[]): string[] {
  const lines: string[] = [];
  sentences.forEach(({line, place, text}, at) => {
    const last = sentences[at - 1];
    const isNext = last?.line === line && last.place === place - 1;
    if (isNext) lines.push(`${lines.pop() ?? ''} ${text}`);
    else lines.push(text);
  });
  return lines;
}

/** @returns the beginning of the first line that says something alone */
function beginningOf({parts}: SectionText): string[] {
  const first = parts.find((part) => readLine(part).kind === 'text' && !isExample(part));
  const [sentence = ''] = splitSentences(first ?? '');
  return sentence === '' ? [] : [cutAt(OPENING_LENGTH, sentence)];
}
