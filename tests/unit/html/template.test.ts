import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {TEMPLATE_MARKS} from '../../../src/html/marks';
import {PAGE_TEMPLATE} from '../../../src/html/template';

/** Docusaurus' default template. Its package does not export the file, so it is found by its folder. */
function defaultTemplate(): string {
  const load = createRequire(__filename);
  const core = path.dirname(load.resolve('@docusaurus/core/package.json'));
  const file = path.join(core, 'lib/ssg/ssgTemplate.html.js');
  return (load(file) as {default: string}).default;
}

/** The part of the default that links the style sheets; our pages hold their styles instead. */
const SHEETS = `
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>`;

describe('PAGE_TEMPLATE', () => {
  const original = defaultTemplate();
  const withoutMarks = Object.values(TEMPLATE_MARKS).reduce(
    (template, mark) => template.replace(`    ${mark}\n`, ''),
    PAGE_TEMPLATE,
  );

  it('has each mark once', () => {
    for (const mark of Object.values(TEMPLATE_MARKS)) {
      expect(PAGE_TEMPLATE.split(mark)).toHaveLength(2);
    }
  });

  it('is Docusaurus’ default template but for the marks and the style sheets', () => {
    expect(original).toContain(SHEETS);
    expect(
      withoutMarks,
      'Docusaurus has a new default template: make the same change in src/html/template.ts',
    ).toBe(original.replace(SHEETS, ''));
  });
});
