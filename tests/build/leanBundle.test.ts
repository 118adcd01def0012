import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const SCRIPTS = 'build/assets/js';
const scripts = readdirSync(SCRIPTS)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({file, text: readFileSync(path.join(SCRIPTS, file), 'utf8')}));
const main = scripts.find(({file}) => file.startsWith('main.'))?.text ?? '';

describe('the main script', () => {
  it.each([
    ['the syntax highlighter', /Prism\.languages|languages\.clike/],
    ['pages’ descriptions', /"description":"[^"]{40}/],
    ['paths of the pages’ sources', /@site\/docs\//],
    ['tslib', /__asyncDelegator/],
    ['the code block', /copyButtonIcons/],
  ])('is there and does not hold %s', (_what, sign) => {
    expect(main.length).toBeGreaterThan(100_000);
    expect(main).not.toMatch(sign);
  });

  it('holds the parts that every page is made of', () => {
    expect(main).toContain('theme-doc-breadcrumbs');
    expect(main).toContain('theme-doc-sidebar-container');
  });
});

describe('the layout’s data', () => {
  it('names every page without its description', () => {
    const data = scripts.filter(({text}) => text.includes('"docsSidebars"'));
    expect(data).toHaveLength(1);
    expect(data[0]?.text).toContain('"label":"Choke sounds"');
    expect(data[0]?.text).not.toContain('"description"');
  });
});
