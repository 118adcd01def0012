import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {load} from 'cheerio';
import matter from 'gray-matter';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {routeOfPage} from '../../lib/pageAddress';

/**
 * Renders a page's Markdown as far as the search needs it, for `npm start`, where no built pages
 * exist. The production index is made from the built pages.
 *
 * @param source the file's text, front matter included
 * @param siteSection label of the page's top folder
 * @returns HTML with the class names that records.ts reads
 */
export function htmlFromMarkdown(source: string, siteSection: string): string {
  const {content, data} = matter(source);
  const text = content.replace(/^:::.*$/gm, '');
  const html = micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const $ = load(
    `<meta name="description"><nav class="theme-doc-breadcrumbs"><ul>` +
      `<li><a class="breadcrumbs__link">Home</a></li><li><a class="breadcrumbs__link"></a></li><li><a class="breadcrumbs__link"></a></li>` +
      `</ul></nav><div class="theme-doc-markdown"><h1></h1>${html}</div>`,
  );
  $('meta').attr('content', String(data.description ?? ''));
  $('.breadcrumbs__link').eq(1).text(siteSection);
  $('.breadcrumbs__link')
    .eq(2)
    .text(String(data.sidebar_label ?? data.title));
  $('h1').first().text(String(data.title));
  const slugger = createSlugger();
  $('h2, h3').each((_index, heading) => {
    const [, words = '', id] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec($(heading).text()) ?? [];
    $(heading)
      .text(words)
      .attr('id', id ?? slugger.slug(words));
  });
  return $.html();
}

/**
 * @param file a page's path below docs/
 * @param address the site's address, with base path
 * @returns the page's address
 */
export function urlOfPage(file: string, address: string): string {
  return address + routeOfPage(file.split(path.sep).join('/'));
}
