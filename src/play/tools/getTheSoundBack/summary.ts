import type {Answered, Place} from './walk';

/** The words of some elements, in one line. */
export function textOf(elements: readonly Element[]): string {
  return elements
    .map(({textContent}) => textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function lineOf({place, answer}: Answered, to: Place): string {
  const said = answer === 'y' ? 'yes' : answer === 'n' ? 'no' : 'went on to another symptom';
  switch (place.kind) {
    case 'groups':
      return to.kind === 'symptoms' ? to.group.title : 'Another kind of trouble';
    case 'symptoms':
      return to.kind === 'fault' ? to.fault.title : `${place.group.title}, by another symptom`;
    case 'fault':
      return `${place.fault.title}, all that its fix says. Helped: ${said}`;
    case 'check':
      return `${textOf(place.fault.check)} Passed: ${said}`;
    case 'end':
      return '';
  }
}

/** What was asked on a page (title and address), answered, and where it ended, to copy into a report. */
export function summaryOf(page: string, answered: readonly Answered[], end: Place): string {
  const solved = end.kind === 'end' && end.isSolved;
  const lines = answered.map(
    (one, index) => `${String(index + 1)}. ${lineOf(one, answered[index + 1]?.place ?? end)}`,
  );
  const where = end.kind === 'end' && end.fault ? ` (${end.fault.title})` : '';
  return [page, ...lines, `Result: ${solved ? 'solved' : 'not solved'}${where}`].join('\n');
}
