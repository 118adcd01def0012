import {describe, expect, it} from 'vitest';
import {
  fileOfRoute,
  isPageFile,
  routeOfBuiltFile,
  routeOfPage,
  copyOfRoute,
} from '../../../src/lib/pageAddress';

describe('addresses of a page and of its files', () => {
  it.each([
    ['index.md', 'index.html', '', 'index.md'],
    ['glossary.md', 'glossary/index.html', 'glossary/', 'glossary.md'],
    ['how-to/index.md', 'how-to/index.html', 'how-to/', 'how-to.md'],
    ['how-to/record.mdx', 'how-to/record/index.html', 'how-to/record/', 'how-to/record.md'],
    ['a/file_menu.md', 'a/file_menu/index.html', 'a/file_menu/', 'a/file_menu.md'],
  ])('docs/%s is built as %s, stands at /%s, and its copy at /%s', (source, built, route, copy) => {
    expect(routeOfPage(source)).toBe(route);
    expect(routeOfBuiltFile(built)).toBe(route);
    expect(fileOfRoute(route)).toBe(built);
    expect(fileOfRoute(route.replace(/\/$/, ''))).toBe(built);
    expect(copyOfRoute(route)).toBe(copy);
  });

  it('leaves the not-found page its name', () => {
    expect(routeOfBuiltFile('404.html')).toBe('404.html');
    expect(fileOfRoute('404.html')).toBe('404.html');
  });
});

describe('isPageFile', () => {
  it('is true for pages only, not for pictures and texts that pages import', () => {
    const files = [
      'a.md',
      'b/c.mdx',
      'b/_c.md',
      '_b/c.md',
      'b/_img/p.svg',
      'b/_category_.json',
      'b/._c.md',
      'b/.#c.mdx',
      '.trash/c.md',
      'a_b.md',
    ];
    expect(files.filter(isPageFile)).toEqual(['a.md', 'b/c.mdx', 'a_b.md']);
  });
});
