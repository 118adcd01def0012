import {createDocument} from '@mixmark-io/domino';
import {expect, it} from 'vitest';
import {copyOfPage} from '../../../src/markdown/copies/copyOfPage';

/** What Turndown's plugin for tables and tasks loses by itself. */
const copyOf = (text: string): string =>
  copyOfPage(
    createDocument(`<body><div class="theme-doc-markdown"><h1>T</h1>${text}</div>`),
    {title: 'T', description: 'D.'},
    'https://help.example/v2/x/',
  ).replace(/^[^]*?>\n\n/, '');

it('each bar of a cell is kept, in code too', () => {
  const table =
    '<table><thead><tr><th>A | B</th></tr></thead><tbody><tr><td>|||| <code>a || b</code></td></tr></tbody></table>';
  expect(copyOf(table)).toContain('| A \\| B |\n| --- |\n| \\|\\|\\|\\| `a \\|\\| b` |');
});

it('a table that stays HTML keeps its bars as they are, and those of a table within it', () => {
  const table =
    '<table><tbody><tr><td>a || b<table><tbody><tr><td>c || d</td></tr></tbody></table></td></tr></tbody></table>';
  expect(copyOf(table)).toContain(table);
});

it.each([
  ['tight', '<label><input type="checkbox" checked disabled> Plug it in</label>'],
  ['with paragraphs', '<p><label><input type="checkbox" checked disabled> Plug it in</label></p>'],
])('a list of tasks says what is done: %s', (_name, task) => {
  const list = `<ul class="contains-task-list"><li>${task}</li><li>${task.replace(' checked', '')}</li></ul>`;
  expect(copyOf(list)).toMatch(/^- {3}\[x\] Plug it in\s+- {3}\[ \] Plug it in/);
});
