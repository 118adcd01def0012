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
    ['the code block', /copyButtonIcons|prism-code/],
    ['the theme’s outlines of icons', /M12,9c1\.65/],
    ['kinds of history that the site does not use', /hashbang/],
    ['the button that hides the sidebar', /collapseSidebarButton/],
    ['the footer’s logo and lists of tags', /footer__logo|tagsListLabel/],
    ['explanations for translators', /label for/],
    ['names of classes on blogs', /blog-(?:list|wrapper)/],
    ['settings of the build', /onBrokenLinks|experimental_faster|useCssCascadeLayers/],
    ['what a menu of languages would need', /gregory/],
    ['an order by the reader’s language', /\[0\]\.localeCompare/],
    ['formats of dates', /DateTimeFormat/],
    ['chunk names of eight digits', /"[\da-f]{8}":\[/],
    ['what listens for the reader', /DocSearch--active/],
  ])('is there and does not hold %s', (_what, sign) => {
    expect(main.length).toBeGreaterThan(100_000);
    expect(main).not.toMatch(sign);
  });

  it('is compiled while it arrives', () => {
    expect(main).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('holds the parts that every page is made of', () => {
    expect(main).toContain('theme-doc-breadcrumbs');
    expect(main).toContain('theme-doc-sidebar-container');
  });
});

describe('the runtime', () => {
  it('knows chunks by their names and has no table of them', () => {
    const runtime = scripts.find(({file}) => file.startsWith('runtime~main.'))?.text ?? '';
    const [chunk = ''] = /p[\da-f]{3}/.exec(runtime) ?? [];
    expect(runtime).toMatch(/\.gca=/);
    expect(chunk).not.toBe('');
    expect(runtime.split(chunk)).toHaveLength(2); // once, beside its hash
  });

  it('gives parts that come on demand short names', () => {
    const long = scripts.map(({file}) => file).filter((file) => file.length > 40);
    // Docusaurus itself imports the not-found page, without a name.
    expect(long.filter((file) => !file.includes('theme_NotFound'))).toEqual([]);
  });
});

describe('the search dialog', () => {
  it('comes without the assistant, which is not offered here', () => {
    const [dialog, ...others] = scripts.filter(({text}) => text.includes('DocSearch-NoResults'));
    expect(others).toEqual([]);
    expect(/Zod|askai\.algolia\.com|algolianet|vercel\.ai/.test(dialog?.text ?? 'Zod')).toBe(false);
  });
});

describe('a picture', () => {
  it('is a file, however small, which browsers keep for the next page', () => {
    const address = /"assets\/images\/[\w-]+-[\da-f]{8}\.svg"/;
    expect(scripts.filter(({text}) => address.test(text)).length).toBeGreaterThan(50);
    expect(scripts.filter(({text}) => /data:image\/[\w+]+;base64/.test(text))).toEqual([]);
  });
});

describe('a heading’s link', () => {
  it('has one name', () => {
    const links = readFileSync('build/glossary/index.html', 'utf8').match(
      /<a [^>]*class="?hash-link[^>]*>/g,
    );
    expect(links?.length).toBeGreaterThan(100);
    expect(
      links?.filter((link) => !link.includes('aria-label=') || link.includes('title=')),
    ).toEqual([]);
  });
});

describe('a page’s script', () => {
  it('holds what the theme reads of the page, and no more', () => {
    const glossary = scripts.find(({text}) => text.includes('"id":"glossary"'))?.text ?? '';
    expect(glossary).toContain('"permalink":"/v2/glossary"');
    expect(glossary).toContain('"editUrl":');
    expect(glossary).not.toMatch(/sidebar_position|"sourceDirName"|kind:"glossary"/);
  });
});

describe('the layout’s data', () => {
  it('is in the main script alone, and names every page without its description', () => {
    expect(scripts.filter(({text}) => text.includes('"docsSidebars"'))).toHaveLength(1);
    const [, sidebar = ''] = /"docsSidebars":(\{[^]*?\]\}),/.exec(main) ?? [];
    expect(sidebar).toContain('"label":"Choke sounds"');
    expect(sidebar).not.toMatch(/"(?:description|docId|unlisted)"/);
    expect(main).not.toContain('"id":"how-to/choke-sounds"');
  });
});

describe('the styles', () => {
  it('hold prefixes for old browsers only where Lightning CSS finds them needed', () => {
    const page = readFileSync('build/how-to/choke-sounds/index.html', 'utf8');
    const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
    expect(styles).toContain('.navbar');
    expect(styles).not.toMatch(/--webkit-|-webkit-text-decoration:none/);
  });
});
