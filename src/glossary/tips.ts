import {decodePart} from '../lib/decode';
import {h} from '../lib/dom';
import {tipsBeside} from '../lib/tips/tips';
import {TERMS_FILE, type GlossaryTerm, type GlossaryTerms} from './terms';

/**
 * Shows a glossary term's short definition beside the link to it. Only a tap takes the link's click, so only
 * then the tip offers the glossary too; a second tap, a click and Enter follow the link, as everything does
 * without scripts. The definitions come with the first tip. Test: tests/browser/glossary/tips.spec.ts
 */

let terms: ReadonlyMap<string, GlossaryTerm> = new Map();

export const glossaryTips = tipsBeside({
  links: '.theme-doc-markdown a[href*="/glossary/#"]',
  async load(link) {
    const response = await fetch(new URL(`../${TERMS_FILE}`, link.href));
    if (!response.ok) throw new Error(`The glossary's terms answered ${response.status}.`);
    terms = new Map(Object.entries((await response.json()) as GlossaryTerms));
  },
  contentOf(link, cause) {
    const term = terms.get(decodePart(link.hash.slice(1)));
    return (
      term && {
        label: `Definition of ${term.term}`,
        words: [h('strong', {}, term.term), h('span', {}, term.definition)],
        links: cause === 'tap' ? [createMoreLink(link)] : [],
      }
    );
  },
});

function createMoreLink(link: HTMLAnchorElement): HTMLAnchorElement {
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    link.click(); // through the router, like the term's own link
  };
  return h('a', {href: link.href, click: follow}, 'Open the glossary');
}
