import {readLine} from '../engine/lines';
import {cutAt, isExample, splitSentences} from '../engine/terms';
import type {SectionText} from './pageText';

/** A section with so many characters is shipped whole: it is an answer. */
const WHOLE_LENGTH = 350;
/** A symptom's cause and fix may be longer. */
const CURE_LENGTH = 1100;
/** Heading above the tables of controls, of which each row is an answer (src/markdown/kinds.ts). */
const CONTROLS = 'Controls';
/** Another section shows so many characters of its beginning; its words are found by page only. */
const OPENING_LENGTH = 92;

/** @returns the lines of a section that the index ships for results to show, and whether they are all of it */
export function chooseText({parts, titles}: SectionText): {lines: string[]; isWhole: boolean} {
  const lines = parts.filter((line) => readLine(line).kind !== 'picture');
  const cause = lines.findIndex((line) => line.startsWith('Cause:'));
  const check = lines.findIndex((line) => line.startsWith('Check:'));
  const isCure = cause >= 0 && check > cause;
  const whole = isCure ? lines.slice(cause, check) : lines;
  const most = isCure ? CURE_LENGTH : WHOLE_LENGTH;
  if (whole.length > 0 && whole.join('\n').length <= most) return {lines: whole, isWhole: true};
  const rows = lines.filter((line) => readLine(line).kind === 'row');
  if (titles[1] === CONTROLS && rows.length > 0) return {lines: rows, isWhole: false};
  // The first line that says something alone.
  const first = lines.find((line) => readLine(line).kind === 'text' && !isExample(line));
  const [sentence = ''] = splitSentences(first ?? '');
  return {lines: sentence === '' ? [] : [cutAt(OPENING_LENGTH, sentence)], isWhole: false};
}
