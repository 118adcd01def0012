import {h} from '../../dom';

/** A field with the summary, to read and to copy. */
export function summaryBox(summary: string): HTMLElement {
  const field = h(
    'textarea',
    {readonly: true, rows: 6, 'aria-label': 'Summary for a report'},
    summary,
  );
  async function copy(): Promise<void> {
    const copied = navigator.clipboard?.writeText(summary); // at once: Safari refuses later writes
    const {announce} = await import(/* webpackChunkName: "announce" */ '../../../lib/announce');
    try {
      if (!copied) throw new Error('This page may not use the clipboard.');
      await copied;
      announce('Summary copied', {shown: true});
    } catch {
      field.focus();
      field.select();
      announce('Not copied: it’s selected, copy it with the keyboard', {shown: true});
    }
  }
  return h(
    'div',
    {class: 'sp-sound-summary'},
    h('p', {}, 'For a report: what you answered and tried.'),
    field,
    h('button', {type: 'button', class: 'sp-button', click: () => void copy()}, 'Copy the summary'),
  );
}
