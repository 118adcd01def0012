import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio';
import postcss from 'postcss';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copyOfRoute} from '../../src/lib/pageAddress';
import {DEMO_NAMES} from '../../src/play/names';
import {inAudit} from '../support/audit';
import {BUILD, readPage, readPages, type BuiltPage} from '../support/builtSite';
import {runDocusaurus} from '../support/docusaurus';
import {DEMO_PAGES} from '../support/play';
import {ALL_ROUTES, SEARCH_ROUTE} from '../support/routes';
import {copySite, removeSite} from '../support/siteCopy';
import {ensureWrittenSite, PLAYED_PAGE, WRITTEN_SITE} from '../support/writtenSite';

const routes = ALL_ROUTES.filter((route) => route !== SEARCH_ROUTE);
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const QUALITY = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};
const weigh = (text: string): number => brotliCompressSync(text, QUALITY).length;

describe('pages with a demonstration', () => {
  let pages: BuiltPage[];

  beforeAll(() => {
    pages = readPages(BUILD, routes);
  });

  it('are those whose Markdown has one, and every demonstration has a page', () => {
    const found = pages.flatMap(({route, $}) =>
      $('figure[data-demo]')
        .toArray()
        .map(({attribs}) => [route, attribs['data-demo']]),
    );
    expect(found.sort()).toEqual([...DEMO_PAGES].map((row) => [...row]).sort());
    expect([...new Set(found.map(([, name]) => name))].sort()).toEqual([...DEMO_NAMES].sort());
  });

  it('show the picture with its words, then the button', () => {
    for (const [route, name] of DEMO_PAGES) {
      const $ = readPage(route);
      const figure = $(`figure[data-demo="${name}"]`);
      expect(figure.find('img').attr('alt'), route).toMatch(/\w{3}/);
      const button = figure.children().last();
      expect(button.prop('tagName'), route).toBe('BUTTON');
      const isSmall = figure.is('[data-demo-small]');
      expect(button.text(), route).toMatch(isSmall ? /^Play it$/ : /^[A-Z].{9,27} Play it$/);
      expect(button.attr('type'), route).toBe('button');
      expect(button.hasClass('sp-needs-scripts'), route).toBe(true);
    }
  });

  it('pay at most half a kilobyte for it', () => {
    const costs = DEMO_PAGES.map(([route]) => {
      const $ = load(read(`${route}index.html`));
      const whole = weigh($.html());
      $('.sp-play-it').remove();
      $('style').each((_at, style) => {
        const rules = postcss.parse($(style).text());
        rules.walkRules(/data-demo|sp-play-it/, (rule) => {
          rule.remove();
        });
        rules.walkAtRules((rule) => {
          if (rule.nodes?.length === 0) rule.remove();
        });
        $(style).text(rules.toString());
      });
      return {route, bytes: whole - weigh($.html())};
    });
    expect(costs.filter(({bytes}) => bytes > 500 || bytes < 100)).toEqual([]);
  });

  it('keep picture and words in their copies, without the button', () => {
    for (const [route, name] of DEMO_PAGES) {
      const copy = read(copyOfRoute(route));
      const $ = readPage(route);
      const alt = $(`figure[data-demo="${name}"] img`).attr('alt') ?? '';
      expect(copy, route).toContain(`![${alt}]`);
    }
    for (const file of ['llms-full.txt', 'search-index.json', ...routes.map(copyOfRoute)]) {
      const text = read(file);
      expect(/Play it$|:::demo|"Play it"/m.test(text), file).toBe(false);
    }
  });
});

describe('a demonstration on a page in MDX', () => {
  let site = '';
  afterAll(() => removeSite(site));

  it('works', async () => {
    const printed = await ensureWrittenSite();
    const html = readFileSync(path.join(WRITTEN_SITE, 'build/played/index.html'), 'utf8');
    expect(html).toMatch(/<figure data-demo=["']?choke/);
    expect(html).toMatch(/<button[^>]*><span>[^<]+ <b>Play it/);
    expect(printed).not.toMatch(/unused Markdown directives in file "?docs\/played/);
  });

  it.skipIf(!inAudit)(
    'stops the build with one sentence when there is none of its name',
    async () => {
      site = copySite();
      const page = PLAYED_PAGE.replace('"choke"', '"chok"');
      writeFileSync(path.join(site, 'docs/played.mdx'), page);
      const {failed, output} = await runDocusaurus(site, ['build']).ended;
      expect(failed).toBe(true);
      expect(output).toContain('docs/played.mdx:9: there is no demonstration "chok".');
    },
  );
});
