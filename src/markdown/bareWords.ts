import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Makes words again of a bare word behind a colon, as in "CC:bank", which the syntax of directives takes: it would
 * be missing in the contents list, in addresses and in labels. `:unsure` is left to ./checks/marks.ts, which says
 * what it lacks. Runs before all that reads words. Test: tests/unit/markdown/bareWords.test.ts
 */
export const bareWords: Plugin<[], Root> = () => restoreBareWords;

/** @param tree is changed */
export function restoreBareWords(tree: Root): void {
  visit(tree, 'textDirective', ({name, position}, index, parent) => {
    const {start, end} = position ?? {};
    const value = `:${name}`;
    const isBare = (end?.offset ?? 0) - (start?.offset ?? 0) === value.length;
    if (!isBare || name === 'unsure' || !parent || index === undefined) return;
    parent.children[index] = {type: 'text', value, position};
  });
}
