import {FIX} from './readFaults';
import type {Answered, Place} from './walk';

/** The most signs of a step's words in a summary. */
const MOST_SIGNS = 90;

/** The words of some elements, in one line. */
export function textOf(elements: readonly Element[]): string {
  return elements
    .map(({textContent}) => textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts a text at a word's end. */
function shorten(text: string): string {
  if (text.length <= MOST_SIGNS) return text;
  return `${text.slice(0, MOST_SIGNS).replace(/ \S*$/, '')} …`;
}

/** A step's own words, without those that lead to its list. */
function stepWords(content: readonly Element[]): string {
  const words = textOf(content.slice(-1));
  return shorten(words.startsWith(FIX) ? words.slice(FIX.length + 1) : words);
}

function lineOf({place, answer}: Answered): string {
  const said = answer === 'y' ? 'yes' : answer === 'n' ? 'no' : 'went on to another symptom';
  switch (place.kind) {
    case 'group':
      return `${place.group.title}: ${said}`;
    case 'fault':
      return `${place.fault.title}: ${said}`;
    case 'step': {
      const asked = place.step.otherwise === undefined && /[yn]/.test(answer) ? 'Helped: ' : '';
      return `${stepWords(place.step.content)} ${asked || '– '}${said}`;
    }
    case 'check':
      return `${stepWords(place.step.content)} Passed: ${said}`;
    case 'end':
      return '';
  }
}

/**
 * What was asked, tried and answered, to copy into a report.
 *
 * @param page its title and address
 * @param end where the answers led
 */
export function summaryOf(page: string, answered: readonly Answered[], end: Place): string {
  const solved = end.kind === 'end' && end.isSolved;
  const lines = answered.map((one, index) => `${String(index + 1)}. ${lineOf(one)}`);
  const where = end.kind === 'end' && end.fault ? ` (${end.fault.title})` : '';
  return [page, ...lines, `Result: ${solved ? 'solved' : 'not solved'}${where}`].join('\n');
}
