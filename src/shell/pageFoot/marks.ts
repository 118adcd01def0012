import {h} from '../../lib/dom';
import {REPORT_ID} from '../../lib/reportLink';
import {tipsBeside} from '../../lib/tips/tips';
import {headingAbove} from './headings';
import {withAnswer, withHeading} from './reportUrl';

/**
 * Says beside words that nobody has checked (src/markdown/blocks/unsure.ts) what that means, and lets readers
 * who know tell the makers. Test: tests/browser/pages/unsure.spec.ts
 */
export const marks = tipsBeside({
  area: '.sp-unsure',
  links: '.sp-unsure > a',
  keepsClicks: true,
  contentOf(sign) {
    const report = document.querySelector<HTMLAnchorElement>(`a#${REPORT_ID}`);
    const words = sign.previousElementSibling?.textContent ?? '';
    if (!report) return undefined;
    const here = withHeading(report.href, headingAbove(sign));
    const answers = ['It’s so', 'It’s different'].map((answer) => {
      const href = withAnswer(here, words, answer);
      return h('a', {href, target: '_blank', rel: 'noopener noreferrer'}, answer);
    });
    return {
      label: 'Not checked',
      words: [h('span', {}, 'Nobody has checked this on a screen of version 2.')],
      links: answers,
    };
  },
});
