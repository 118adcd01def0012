import {createRequire} from 'node:module';
import path from 'node:path';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {SITE} from '../../../src/config/site';
import {PAGE_TEMPLATE, TEMPLATE_MARKS} from '../../../src/html/template';

type Data = Readonly<Record<string, unknown>>;
type Render = (data: Data) => string;

/** Everything that Docusaurus 3.9.1 hands to the template of a page. */
const DATA = {
  appHtml: '<p>Text</p>',
  baseUrl: '/v2/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: 'class="body"',
  headTags: '<script>1</script>',
  preBodyTags: '<div>before</div>',
  postBodyTags: '<div>after</div>',
  metaAttributes: ['<title>T</title>', '<meta name="description" content="D">'],
  scripts: ['assets/js/runtime.js', 'assets/js/main.js'],
  stylesheets: [],
  noIndex: true,
  version: '1.2.3',
};

/** A file of Docusaurus. Its package does not export it, so it is found by its folder. */
function coreFile<Exports>(file: string): Exports {
  const load = createRequire(__filename);
  const core = path.dirname(load.resolve('@docusaurus/core/package.json'));
  return load(path.join(core, 'lib/ssg', file)) as Exports;
}

describe('PAGE_TEMPLATE', () => {
  let ours: Render;
  let original: Render;

  beforeAll(async () => {
    const {compileSSGTemplate} = coreFile<{
      compileSSGTemplate: (template: string) => Promise<Render>;
    }>('ssgTemplate.js');
    ours = await compileSSGTemplate(PAGE_TEMPLATE);
    const {default: template} = coreFile<{default: string}>('ssgTemplate.html.js');
    original = await compileSSGTemplate(template);
  });

  it('makes the same page as Docusaurus’ default template, but for our marks', () => {
    const page = Object.values(TEMPLATE_MARKS).reduce(
      (html, mark) => html.replace(mark, ''),
      ours(DATA),
    );
    expect(
      withoutSpace(page),
      'Docusaurus has a new default template: make the same change in src/html/template.ts',
    ).toBe(withoutSpace(original(DATA)));
  });

  it('says what the site’s picture shows, and nothing of a page’s own', () => {
    const withPicture = (address: string): string =>
      ours({
        ...DATA,
        metaAttributes: [`<meta property="og:image" content="${SITE.url}${address}">`],
      });
    expect(withPicture('/v2/img/social-card.png')).toContain('<meta property="og:image:alt"');
    expect(withPicture('/v2/assets/images/own.png')).not.toContain('og:image:alt');
  });

  it('writes words with quotes as text', async () => {
    vi.resetModules();
    vi.doMock('../../../src/config/site', async (original) => ({
      ...(await original<object>()),
      SOCIAL_IMAGE: {file: 'a.png', words: 'Hits & "Misses"'},
    }));
    const {PAGE_TEMPLATE: template} = await import('../../../src/html/template');
    vi.doUnmock('../../../src/config/site');
    vi.resetModules();
    const {compileSSGTemplate} = coreFile<{
      compileSSGTemplate: (template: string) => Promise<Render>;
    }>('ssgTemplate.js');
    const page = (await compileSSGTemplate(template))({...DATA, metaAttributes: ['/v2/a.png']});
    expect(page).toContain(
      '<meta property="og:image:alt" content="Hits &amp; &quot;Misses&quot;">',
    );
  });
});

/** @returns HTML without the line breaks between tags */
function withoutSpace(html: string): string {
  return html.trim().replace(/>\s+(?=<)/g, '>');
}
