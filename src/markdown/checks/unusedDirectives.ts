import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {reportFaults, type Severity} from './report';

const COLONS = {textDirective: ':', leafDirective: '::', containerDirective: ':::'};

/**
 * Tells of directives that no plugin has taken: Docusaurus warns at most, and their names or words are gone.
 * Runs after all that could take one.
 * Test: tests/unit/markdown/unusedDirectives.test.ts
 */
export function unusedDirectives(severity: Severity): Plugin<[], Root> {
  return () => (tree, file) => {
    const faults: [number, string][] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'paragraph' && toString(node).startsWith(':::')) {
        const [words = ''] = toString(node).split('\n');
        faults.push([
          line,
          `"${words}" makes no box: no space after :::, the name in small letters, an empty line before and after`,
        ]);
      }
      if (
        node.type !== 'textDirective' &&
        node.type !== 'leafDirective' &&
        node.type !== 'containerDirective'
      ) {
        return;
      }
      if (node.data) return;
      const name = COLONS[node.type] + node.name;
      const instead =
        node.type === 'textDirective'
          ? `to show it as it stands, write a backslash before the colon, \\${name}`
          : 'correct the name (.github/STYLE.md has all of them), or take it away';
      faults.push([line, `nobody knows "${name}": ${instead}`]);
    });
    reportFaults(severity, file.path, faults);
  };
}
