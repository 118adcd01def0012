import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf} from '../lineOf';
import type {Fault} from './report';

/**
 * Tells of what stands below a page and no reader gets: a note that nothing leads to, and the second of one name.
 * Test: tests/unit/markdown/lostWords.test.ts
 */
export function unreadFaults(tree: Root): Fault[] {
  const faults: Fault[] = [];
  const marks = new Set<string>();
  const said = new Map<string, string>();
  visit(tree, 'footnoteReference', ({identifier}) => void marks.add(identifier));
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const isNote = node.type === 'footnoteDefinition';
    const name = `[${isNote ? '^' : ''}${node.label}]`;
    const words = isNote ? toString(node) : node.url;
    const before = said.get(name.toLowerCase());
    if (before === undefined) said.set(name.toLowerCase(), words);
    else if (before !== words) {
      faults.push([lineOf(node), `a line above says what ${name} is: name one of them otherwise`]);
    }
    if (isNote && !marks.has(node.identifier)) {
      faults.push([lineOf(node), `no ${name} in the text leads to this note: write it there`]);
    }
  });
  return faults;
}
