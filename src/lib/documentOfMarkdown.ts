import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {createDocument} from '@mixmark-io/domino';
import {micromark} from 'micromark';
import {directive, directiveHtml, type Handle} from 'micromark-extension-directive';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {splitFrontMatter} from './splitFrontMatter';

/** Words of a directive within a sentence; one without, such as in "CC:bank", is none. */
const words: Handle = function write({label, name}) {
  this.raw(label ?? `:${name}`);
  return true;
};

/**
 * @param source a page's Markdown, front matter included
 * @returns the page as far as `npm start` and tests need it, where no built page exists: headings have the
 *   ids that Docusaurus gives them; of directives there are only the words
 */
export function documentOfMarkdown(source: string) {
  const {content, data} = splitFrontMatter(source);
  const html = micromark(content.replace(/^\s*:::?.*$/gm, ''), {
    allowDangerousHtml: true,
    extensions: [gfm(), directive()],
    htmlExtensions: [gfmHtml(), directiveHtml({'*': words})],
  });
  const {body} = createDocument(`<!doctype html><body>${html}`);
  const slugger = createSlugger();
  for (const heading of body.querySelectorAll('h2, h3')) {
    const {text: words, id} = parseMarkdownHeadingId(heading.textContent?.trim() ?? '');
    heading.textContent = words;
    heading.id = id ?? slugger.slug(words);
  }
  return {frontMatter: data, body};
}
