import {describe, expect, it} from 'vitest';
import {replaceMark, TEMPLATE_MARKS} from '../../../src/html/template';

const PAGE = `<head><meta charset="utf-8">${TEMPLATE_MARKS.styles}<title>T</title></head>`;
/** The mark as Docusaurus' HTML minifier leaves it. */
const MINIFIED = '<head><meta charset=utf-8><meta name=finish-styles><title>T</title></head>';

describe('replaceMark', () => {
  it('puts HTML in the place of a mark', () => {
    expect(replaceMark(PAGE, 'styles', '<style>p{}</style>')).toBe(
      '<head><meta charset="utf-8"><style>p{}</style><title>T</title></head>',
    );
  });

  it('finds a mark that was minified', () => {
    expect(replaceMark(MINIFIED, 'styles', '')).toBe(
      '<head><meta charset=utf-8><title>T</title></head>',
    );
  });

  it.each([
    ['as text', '<pre>&lt;meta name=&quot;finish-styles&quot;&gt;</pre>'],
    ['in a word', '<p>finish-styles</p>'],
    ['in a name', '<p id="finish-styles" class=finish-styles></p>'],
  ])('leaves the mark alone where a page shows it %s, as in `build --dev`', (_, shown) => {
    for (const page of [PAGE, MINIFIED]) {
      expect(replaceMark(page + shown, 'styles', '')).toBe(replaceMark(page, 'styles', '') + shown);
    }
  });

  it('takes the replacement as it is, also where it looks like a pattern', () => {
    expect(replaceMark(PAGE, 'styles', "$& $1 $'")).toContain('<meta charset="utf-8">$& $1 $\'<t');
  });

  it.each([
    ['is missing', '<head></head>'],
    ['stands twice', PAGE + PAGE],
  ])('fails when the mark %s, and says where to look', (_name, html) => {
    expect(() => replaceMark(html, 'styles', '')).toThrow(
      /"finish-styles" exactly once\. Look at src\/html\/template\.ts/,
    );
  });
});
