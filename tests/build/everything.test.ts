import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createDocument} from '@mixmark-io/domino';
import {beforeAll, describe, expect, it} from 'vitest';
import {isPageFile, routeOfPage} from '../../src/lib/pageAddress';
import {titleOfCopy, wordsOfPage, wordsOfCopy} from '../support/pageWords';
import {ensureWrittenSite, WRITTEN_PAGES, WRITTEN_SITE} from '../support/writtenSite';

/**
 * The pages with each construct that Docusaurus documents (./writing/everything.mdx and everything-plain.md),
 * in the written site's strict build. In the browser: tests/browser/pages/everything.spec.ts
 */
const read = (file: string): string => readFileSync(path.join(WRITTEN_SITE, 'build', file), 'utf8');
const copyOf = (name: string): string => read(`writing/${name}.md`);
const textOf = (name: string): Element =>
  createDocument(read(`writing/${name}/index.html`)).querySelector(
    '.theme-doc-markdown',
  ) as Element;
const shown = (name: string, selector: string): (string | null)[] =>
  Array.from(textOf(name).querySelectorAll(selector), ({textContent}) => textContent);

beforeAll(async () => void (await ensureWrittenSite()));

const NAMES = readdirSync(WRITTEN_PAGES)
  .filter(isPageFile)
  .map((file) => routeOfPage(file).replace(/\/$/, ''));

it.each(NAMES)('the Markdown copy of %s has the words of the page, in their order', (name) => {
  const page = createDocument(read(`writing/${name}/index.html`));
  expect(wordsOfCopy(copyOf(name))).toEqual(wordsOfPage(page, titleOfCopy(copyOf(name))));
});

describe.each(['everything', 'everything-plain'])('%s', (name) => {
  it('shows code, keys and their kin as they were typed, by whatever syntax', () => {
    const typed = shown(name, 'code, kbd, samp, var, pre, math').join('\n');
    expect(typed).toMatch(/"/);
    expect(typed).not.toMatch(/[“”‘’\u00a0]/);
    expect(copyOf(name)).toContain('name = "kick"');
  });

  it('keeps code in its line, with its markup', () => {
    expect(textOf(name).querySelectorAll('p pre, p .sp-code')).toHaveLength(0);
    expect(shown(name, 'p > code:has(var, a)')).toEqual(['send channel', 'a link in code']);
  });

  it('curls the words around them', () => {
    expect(shown(name, 'p').join('\n')).toMatch(/it’s “quoted”[^]*“these” curl/);
  });

  it('has titles of admonitions with their markup', () => {
    const titles = shown(name, '.theme-admonition > :first-child').join('\n');
    expect(titles).toMatch(/Turn on Retrig/);
    expect(
      textOf(name).querySelectorAll('.theme-admonition > :first-child strong'),
    ).not.toHaveLength(0);
    expect(textOf(name).querySelectorAll('mdxadmonitiontitle')).toHaveLength(0);
    expect(copyOf(name)).toMatch(/^> \*\*Tip: Turn on Retrig/m);
  });

  it('is in the search, with what is folded up', () => {
    expect(read('search-index.json')).toContain(`writing/${name}/`);
    expect(read('search-index.json')).toContain('Inside the details');
  });

  it('draws only its own numbered lists as steps', () => {
    expect(textOf(name).querySelectorAll('.sp-steps').length).toBeGreaterThan(0);
    expect(textOf(name).querySelectorAll('section[data-footnotes] > .sp-steps')).toHaveLength(0);
  });
});

it('keeps the element, the spaces and the lines of HTML’s pre', () => {
  expect(shown('everything-plain', 'pre').slice(0, 1)).toEqual([
    'sort in.txt > out.txt\n  "two lines"',
  ]);
});

it('keeps a word behind a colon, also in ids, the contents list and labels', () => {
  expect(shown('everything', '#send-ccbank-and-ab')).toEqual([
    expect.stringMatching(/^Send CC:bank and A:b/),
  ]);
  const page = createDocument(read('writing/everything/index.html'));
  const entry = page.querySelector('.theme-doc-toc-desktop a[href="#send-ccbank-and-ab"]');
  expect(entry?.textContent).toBe('Send CC:bank and A:b');
  expect(shown('everything', '[data-label="In:out"]')).toEqual(['1:2']);
});

it('colors a long path in a CodeBlock', () => {
  expect(shown('everything', 'pre.language-js .token-line')).toContain(
    '/Library/Audio/Presets/Factory/acoustic-kit-one.json',
  );
});

it('has all code in its place, none that a script would put there', () => {
  expect(read('writing/everything/index.html')).not.toMatch(/<!--\$|\$RC\(/);
});

it('has the measures of an upright photograph as browsers show it', () => {
  const photograph = textOf('everything').querySelector('[alt="A photograph taken upright"]');
  expect(photograph?.outerHTML).toMatch(/width="160" height="256"|height="256" width="160"/);
});

it('marks only drawings that ask for it', () => {
  const turned = Array.from(textOf('everything').querySelectorAll('.sp-drawing > img'), (picture) =>
    picture.getAttribute('alt'),
  );
  expect(turned).toEqual(['Two paths']);
});

it('lets front matter do what Docusaurus says', () => {
  const page = createDocument(read('writing/everything/index.html'));
  const plain = createDocument(read('writing/everything-plain/index.html'));
  expect(page.querySelector('meta[name="keywords"]')?.getAttribute('content')).toBe(
    'every construct',
  );
  expect(page.querySelectorAll('.theme-edit-this-page')).toHaveLength(0);
  expect(page.querySelector('.theme-doc-footer-tags-row')?.textContent).toContain('mdx');
  expect(plain.querySelectorAll('.pagination-nav__link--next')).toHaveLength(0);
  expect(plain.querySelectorAll('.theme-doc-sidebar-item-link.everything')).toHaveLength(1);
  expect(Array.from(plain.querySelectorAll('h1'), ({textContent}) => textContent)).toEqual([
    'A heading of the first level',
  ]);
});

it('says what the page says about bare elements in Infima’s layer, which comes before the theme’s', () => {
  const [styles = ''] = /<style>[^]*?<\/style>/.exec(read('writing/everything/index.html')) ?? [];
  const [infima = '', ...later] = styles.split('@layer ').slice(1);
  expect(infima).toMatch(/^docusaurus\.infima\{/);
  expect(infima).toContain('.navbar{'); // a rule of its own
  expect(infima).toContain('.theme-doc-markdown h2{');
  expect(later.some((layer) => layer.startsWith('docusaurus.theme-classic{'))).toBe(true);
});
