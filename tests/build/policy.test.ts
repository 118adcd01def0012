import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {ALL_ROUTES} from '../support/routes';
import {builtFolder} from '../support/hostedBuild';

/** The policy of each page against that page's own code, in every configuration. */
const BUILDS = {
  'no services': {folder: path.resolve('build'), scripts: []},
  'every service': {folder: builtFolder('hosted'), scripts: ['https://*.googletagmanager.com']},
  'hosted search': {folder: builtFolder('hosted-search'), scripts: []},
  analytics: {folder: builtFolder('analytics'), scripts: ['https://*.googletagmanager.com']},
};
const FILES = [...ALL_ROUTES.map((route) => `${route}index.html`), '404.html'];

interface Page {
  file: string;
  $: CheerioAPI;
  policy: Map<string, string[]>;
}

const sourceOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function readPage(folder: string, file: string): Page {
  const $ = load(readFileSync(path.join(folder, file), 'utf8'));
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  const directives = policy.split('; ').map((directive): [string, string[]] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  });
  return {file, $, policy: new Map(directives)};
}

describe.each(Object.entries(BUILDS))(
  'the policy of the build with %s',
  (_name, {folder, scripts}) => {
    let pages: Page[];

    beforeAll(() => {
      if (!existsSync(folder))
        throw new Error('There is no build: run "npm run build:strict" first.');
      pages = FILES.map((file) => readPage(folder, file));
    });

    it('stands in every page before anything it is to hold for', () => {
      for (const {file, $} of pages) {
        expect($('meta[http-equiv="Content-Security-Policy"]').length, file).toBe(1);
        const [charset, policy] = $('head').children().toArray();
        expect(charset?.attribs.charset, file).toMatch(/utf-8/i);
        expect(policy?.attribs['http-equiv'], file).toBe('Content-Security-Policy');
      }
    });

    it('allows scripts neither unsafe-inline nor unsafe-eval nor any host', () => {
      for (const {file, policy} of pages) {
        expect(policy.get('default-src'), file).toEqual(["'none'"]);
        const others = (policy.get('script-src') ?? []).filter(
          (source) => source !== "'self'" && !source.startsWith("'sha256-"),
        );
        expect(others, file).toEqual(scripts);
        expect([...policy.values()].flat().filter((source) => source.includes('unsafe'))).toEqual(
          [],
        );
      }
    });

    it('knows every inline script and style of every page, and no others', () => {
      const used = new Set<string>();
      for (const {file, $, policy} of pages) {
        const inline = $('script:not([src])')
          .toArray()
          .filter(({attribs}) => !/json/.test(attribs.type ?? ''));
        for (const [directive, elements] of [
          ['script-src', inline],
          ['style-src', $('style').toArray()],
        ] as const) {
          const hashes = elements.map((element) => sourceOf($(element).text()));
          for (const hash of hashes) used.add(hash);
          expect(policy.get(directive), file).toEqual(expect.arrayContaining(hashes));
        }
      }
      const allowed = [...(pages[0]?.policy.values() ?? [])].flat();
      expect(allowed.filter((source) => source.startsWith("'sha256-")).sort()).toEqual(
        [...used].sort(),
      );
    });

    it('finds no handler, style attribute or script address, which it would block', () => {
      const faults = pages.flatMap(({file, $}) =>
        $('body *')
          .toArray()
          .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
          .filter(([key, value]) => /^(?:on|style$)/.test(key) || /^\s*javascript:/i.test(value))
          .map(([key, value]) => `${file}: ${key}="${value}"`),
      );
      expect(faults).toEqual([]);
    });
  },
);
