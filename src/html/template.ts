import {SITE, SOCIAL_IMAGE} from '../config/site';

/** Our own places in each page, which finishing steps fill. */
export const TEMPLATE_MARKS = {
  policy: '<meta name="finish-policy">',
  styles: '<meta name="finish-styles">',
  scripts: '<meta name="finish-scripts">',
} as const;

/**
 * Docusaurus' page template (option `ssrTemplate`, in Eta's syntax): the default one of 3.9.1 with our
 * marks, and with words for the site's picture where a page names no other. The sheets' links are left out:
 * `inlineStyles` puts the styles that pages use in their place.
 * Test: tests/unit/html/template.test.ts says when the default changes.
 */
export const PAGE_TEMPLATE = [
  '<!DOCTYPE html><html <%~ it.htmlAttributes %>><head><meta charset="UTF-8">',
  TEMPLATE_MARKS.policy,
  '<meta name="generator" content="Docusaurus v<%= it.version %>">',
  '<%~ it.metaAttributes.join("") %>',
  `<% if (it.metaAttributes.join("").includes("${SITE.baseUrl}${SOCIAL_IMAGE.file}")) { %>`,
  `<meta property="og:image:alt" content="<%= ${JSON.stringify(SOCIAL_IMAGE.words)} %>"><% } %>`,
  TEMPLATE_MARKS.styles,
  '<%~ it.headTags %>', // the sheet for paper among them, which overrules the styles above
  TEMPLATE_MARKS.scripts,
  '<% it.scripts.forEach((script) => { %>',
  '<script src="<%= it.baseUrl + script %>" defer></script>',
  '<% }); %></head><body <%~ it.bodyAttributes %>><%~ it.preBodyTags %>',
  '<div id="__docusaurus"><%~ it.appHtml %></div><%~ it.postBodyTags %></body></html>',
].join('');

/**
 * @param html a page in which the mark still stands, minified or not
 * @param instead HTML for its place; empty to take it out
 * @throws Error when the mark is not there exactly once
 */
export function replaceMark(
  html: string,
  mark: keyof typeof TEMPLATE_MARKS,
  instead: string,
): string {
  const whole = TEMPLATE_MARKS[mark];
  // As a tag: pages of `build --dev` show this template as text.
  const parts = html.split(html.includes(whole) ? whole : whole.replaceAll('"', ''));
  if (parts.length !== 2) {
    throw new Error(
      `A built page does not have the mark "finish-${mark}" exactly once. Look at src/html/template.ts and whether Docusaurus still uses it (option ssrTemplate).`,
    );
  }
  return parts.join(instead);
}
