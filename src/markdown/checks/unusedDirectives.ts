import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {lineOf} from '../lineOf';
import {reportFaults, type Fault, type Severity} from './report';

const COLONS = new Map([
  ['textDirective', ':'],
  ['leafDirective', '::'],
  ['containerDirective', ':::'],
]);

/** A line that would open or close a box, also within a quote. */
const BOX = /^[\s>]*:::/;

/**
 * Tells of directives that no plugin has taken: Docusaurus warns at most, and their names or words are gone.
 * Runs after all that could take one.
 * Test: tests/unit/markdown/unusedDirectives.test.ts
 */
export function unusedDirectives(severity: Severity): Plugin<[], Root> {
  return () => (tree, file) => {
    const faults: Fault[] = [];
    visit(tree, (node) => {
      const line = lineOf(node);
      if (node.type === 'paragraph' && node.position) {
        const {start, end} = node.position;
        const lines = String(file).slice(start.offset, end.offset).split('\n');
        const at = lines.findIndex((words) => BOX.test(words));
        if (at >= 0) {
          const words = lines[at]?.replace(/^[\s>]+/, '').trimEnd() ?? '';
          faults.push([
            line + at,
            `"${words}" makes no box: no space after :::, the name in small letters, an empty line before and after; a box around another needs one colon more`,
          ]);
        }
      }
      const colons = COLONS.get(node.type);
      if (!colons || !('name' in node) || node.data) return;
      const name = colons + node.name;
      const instead =
        colons === ':'
          ? `to show it as it stands, write a backslash before the colon, \\${name}`
          : 'correct the name (.github/STYLE.md has all of them), or take it away';
      faults.push([line, `nobody knows "${name}": ${instead}`]);
    });
    reportFaults(severity, file.path, faults);
  };
}
