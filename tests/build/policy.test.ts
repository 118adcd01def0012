import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {BUILD, readPage, readPages, type BuiltPage} from '../support/builtSite';
import {builtFolder, TESTED} from '../support/hostedBuild';
import {blockedCode, inlineSources, policyOf} from '../support/inlineCode';
import {ALL_ROUTES} from '../support/routes';

/** The policy of each page against that page's own code, in every configuration. */
const GOOGLE = ['https://*.googletagmanager.com'];
const SCRIPTS = {hosted: GOOGLE, analytics: GOOGLE, 'hosted-search': [], assistant: []};
const BUILDS = [
  ['no services', {folder: BUILD, scripts: [] as string[]}] as const,
  ...TESTED.map((name) => [name, {folder: builtFolder(name), scripts: SCRIPTS[name]}] as const),
];

const isHash = (source: string): boolean => source.startsWith("'sha256-");

describe.each(BUILDS)('the policy of the build with %s', (_name, {folder, scripts}) => {
  let pages: BuiltPage[];

  beforeAll(() => {
    pages = readPages(folder, [...ALL_ROUTES, '404.html']);
  });

  it('comes first in every page, right after the character set', () => {
    for (const {route, $} of pages) {
      expect($('meta[http-equiv="Content-Security-Policy"]').length, route).toBe(1);
      const [charset, policy] = $('head').children().toArray();
      expect(charset?.attribs.charset, route).toMatch(/utf-8/i);
      expect(policy?.attribs['http-equiv'], route).toBe('Content-Security-Policy');
    }
  });

  it('allows scripts by hash or from this host; Google only with analytics', () => {
    for (const {route, $} of pages) {
      const policy = policyOf($);
      expect(policy.get('default-src'), route).toEqual(["'self'"]);
      const others = (policy.get('script-src') ?? []).filter((source) => !isHash(source));
      expect(others, route).toEqual(["'self'", ...scripts]);
    }
  });

  it('allows nothing unsafe, except style attributes whose hash it lists', () => {
    for (const {route, $} of pages) {
      const unsafe = [...policyOf($)].flatMap(([directive, sources]) =>
        sources.filter((source) => source.includes('unsafe')).map((source) => [directive, source]),
      );
      expect(unsafe, route).toEqual([['style-src', "'unsafe-hashes'"]]);
    }
  });

  it('lists every inline script, style and style attribute, and no others', () => {
    // Of what WebKit puts around a file of text (tests/engines/flows/silence.spec.ts).
    const used = new Set(["'sha256-4Su6mBWzEIFnH4pAGMOuaeBrstwJN4Z3pq/s1Kn4/KQ='"]);
    for (const {route, $} of pages) {
      expect(blockedCode($), route).toEqual([]);
      for (const {source} of inlineSources($)) used.add(source);
    }
    const [page] = pages;
    const allowed = page ? [...policyOf(page.$).values()].flat() : [];
    expect(allowed.filter(isHash).sort()).toEqual([...used].sort());
  });

  it('meets no event handler in an attribute and no javascript: address, which it blocks', () => {
    const faults = pages.flatMap(({route, $}) =>
      $('body *')
        .toArray()
        .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
        .filter(([key, value]) => key.startsWith('on') || /^\s*javascript:/i.test(value))
        .map(([key, value]) => `${route}: ${key}="${value}"`),
    );
    expect(faults).toEqual([]);
  });
});

describe('blockedCode', () => {
  it('finds code that was changed after the policy was made', () => {
    const $ = load(readPage('').html());
    $('head').append('<script>alert(1)</script>');
    $('main').attr('style', 'color: red');
    expect(blockedCode($).map((code) => code.split(' ')[0])).toEqual(['script-src', 'style-src']);
  });
});
