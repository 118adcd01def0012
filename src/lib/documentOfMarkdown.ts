import {createSlugger} from '@docusaurus/utils';
import {createDocument} from '@mixmark-io/domino';
import matter from 'gray-matter';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

/** A page as far as `npm start` and tests need it, where no built page exists. */
export interface SourceDocument {
  frontMatter: Readonly<Record<string, unknown>>;
  /** Headings have the ids that Docusaurus gives them; lines that open or close a directive are gone. */
  body: HTMLElement;
}

/** @param source a page's Markdown, front matter included */
export function documentOfMarkdown(source: string): SourceDocument {
  const {content, data} = matter(source);
  const html = micromark(content.replace(/^\s*:::?.*$/gm, ''), {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const {body} = createDocument(`<!doctype html><body>${html}`);
  const slugger = createSlugger();
  for (const heading of Array.from(body.querySelectorAll('h2, h3'))) {
    const text = heading.textContent ?? '';
    const [, words = '', id] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(text) ?? [];
    heading.textContent = words;
    heading.id = id ?? slugger.slug(words);
  }
  return {frontMatter: data, body};
}
