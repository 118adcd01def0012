import {copyWords} from '../../../lib/copyWords';
import {button, h} from '../../dom';

/** A field with the summary, to read and to copy. */
export function summaryBox(summary: string): HTMLElement {
  const field = h(
    'textarea',
    {readonly: true, rows: 6, 'aria-label': 'Summary for a report'},
    summary,
  );
  async function copy(): Promise<void> {
    const otherwise = 'Not copied: it’s selected, copy it with the keyboard';
    if (await copyWords(summary, 'Summary copied', otherwise)) return;
    field.focus();
    field.select();
  }
  return h(
    'div',
    {class: 'sp-sound-summary'},
    h('p', {}, 'For a report: what you answered and tried.'),
    field,
    button('Copy the summary', () => void copy()),
  );
}
