import type {Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addProperties, element} from '../../lib/markdownElement';
import {REPORT_ID} from '../../lib/reportLink';

/**
 * Marks words that nobody has checked on a screen of the product, `:unsure[It also sends the note's end]`:
 * a line below them and behind them a sign, which has a tip (src/shell/pageFoot/marks.ts) and leads, where no
 * script runs, to "Mistake on this page?". Styles put the sign in the place of its words.
 * Runs before Docusaurus' own plugins, which would call the directive unused.
 * Tests: tests/unit/markdown/unsure.test.ts, tests/browser/pages/unsure.spec.ts
 */
export const unsure: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'textDirective', (mark: TextDirective) => {
    if (mark.name !== 'unsure') return;
    mark.data = {...mark.data, hName: 'span'};
    addProperties(mark, {className: 'sp-unsure'});
    const words = element('u', {}, mark.children);
    // What copies, paper and screen readers say behind the words.
    const notChecked = element('span', {}, [' (not checked)']);
    const sign = element('a', {href: `#${REPORT_ID}`}, [notChecked]);
    mark.children = [words, sign] as never;
  });
};
