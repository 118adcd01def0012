import {TEMPLATE_MARKS} from './marks';

/**
 * Docusaurus' page template (option `ssrTemplate`, in Eta's syntax): the default one of 3.9.1 with four
 * marks, which the finishing steps replace. The sheets' links are left out: `inlineStyles` puts the
 * styles that pages use in their place.
 * Test: tests/unit/html/template.test.ts says when the default changes.
 */
export const PAGE_TEMPLATE = [
  '<!DOCTYPE html><html <%~ it.htmlAttributes %>><head><meta charset="UTF-8">',
  TEMPLATE_MARKS.policy,
  '<meta name="generator" content="Docusaurus v<%= it.version %>">',
  '<%~ it.metaAttributes.join("") + it.headTags %>',
  TEMPLATE_MARKS.font,
  TEMPLATE_MARKS.styles,
  TEMPLATE_MARKS.scripts,
  '<% it.scripts.forEach((script) => { %>',
  '<script src="<%= it.baseUrl + script %>" defer></script>',
  '<% }); %></head><body <%~ it.bodyAttributes %>><%~ it.preBodyTags %>',
  '<div id="__docusaurus"><%~ it.appHtml %></div><%~ it.postBodyTags %></body></html>',
].join('');
