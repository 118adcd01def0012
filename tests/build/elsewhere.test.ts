import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hasGitHistory} from '../../src/config/git';
import {SITE} from '../../src/config/site';
import {listFiles} from '../../src/lib/listFiles';
import type {EmbeddedIndex} from '../../src/search/engine/types';
import {BUILD, brokenLinks, readPages, type BuiltPage} from '../support/builtSite';
import {runDocusaurus} from '../support/docusaurus';
import {ALL_ROUTES} from '../support/routes';
import {savedFilesOf} from '../support/serviceWorker';
import {changeFile, copySite, removeSite, ROOT} from '../support/siteCopy';

/**
 * One build for two things: the site at another base path, which is one line of
 * src/config/site.ts, and the site from an archive of the repository, on a machine without git.
 */
const BASE = '/help/';
/** Without git, the repository is such an archive itself, and build/ is what is tested here. */
const HAS_GIT = hasGitHistory(ROOT);

let site = '';
let folder = '';
let pages: BuiltPage[];

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** @returns files that git knows or would add */
function filesOfRepository(): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', options, {cwd: ROOT, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

beforeAll(async () => {
  site = copySite(HAS_GIT ? {parts: filesOfRepository()} : {});
  const noPrograms = path.join(site, 'no-programs');
  mkdirSync(noPrograms);
  folder = path.join(site, 'build');
  changeFile(site, 'src/config/site.ts', (text) =>
    text.replace(`baseUrl: '${SITE.baseUrl}'`, `baseUrl: '${BASE}'`),
  );
  const env = {STRICT_LINKS: 'true', PATH: noPrograms};
  const {failed, output} = await runDocusaurus(site, ['build'], env).ended;
  if (failed) throw new Error(output);
  pages = readPages(folder, ALL_ROUTES);
});

afterAll(() => removeSite(site));

/** @returns files for readers and hosts that hold the usual base path */
async function filesWithUsualBase(build: string): Promise<string[]> {
  const files = (await listFiles(build)).filter((file) => !/\.(?:png|svg)$/.test(file));
  return files.filter((file) =>
    readFileSync(path.join(build, file), 'utf8').includes(SITE.baseUrl),
  );
}

describe('a site at another base path', () => {
  it('has links, scripts, styles and pictures below it', () => {
    expect(brokenLinks(folder, BASE, pages)).toEqual([]);
    for (const {route, $} of pages) {
      expect($('link[rel="canonical"]').attr('href')).toBe(SITE.url + BASE + route);
      expect($('script[src]').first().attr('src')?.startsWith(`${BASE}assets/js/`)).toBe(true);
    }
  });

  it('finds the search index there, which leads to pages there', () => {
    const [page] = pages;
    const main = page?.$('script[src*="/main."]').attr('src')?.slice(BASE.length) ?? '';
    expect(read(main)).toContain(`"indexAddress":"${BASE}search-index.json"`);
    const index = JSON.parse(read('search-index.json')) as EmbeddedIndex;
    expect(index.pages.length).toBe(ALL_ROUTES.length - 1);
    expect(index.pages.filter((found) => !found.path.startsWith(BASE))).toEqual([]);
  });

  it('has its service worker there, which saves files from there', () => {
    for (const {route, $} of pages) {
      expect($('meta[name="service-worker"]').attr('content'), route).toBe(`${BASE}sw.js`);
    }
    const saved = savedFilesOf(folder);
    expect(saved.length).toBeGreaterThan(ALL_ROUTES.length);
    expect(saved.filter(({url}) => !url.startsWith(BASE))).toEqual([]);
  });

  it('is installed there', () => {
    for (const {route, $} of pages) {
      expect($('link[rel="manifest"]').attr('href'), route).toBe(`${BASE}site.webmanifest`);
    }
    const manifest = JSON.parse(read('site.webmanifest')) as Record<
      'start_url' | 'scope',
      string
    > & {
      icons: {src: string}[];
    };
    const address = `${SITE.url}${BASE}site.webmanifest`;
    expect(new URL(manifest.start_url, address).pathname).toBe(BASE);
    expect(new URL(manifest.scope, address).pathname).toBe(BASE);
    for (const {src} of manifest.icons) expect(existsSync(path.join(folder, src)), src).toBe(true);
  });

  it('names the usual base path nowhere', async () => {
    expect((await filesWithUsualBase(BUILD)).length).toBeGreaterThan(ALL_ROUTES.length);
    expect(await filesWithUsualBase(folder)).toEqual([]);
  });
});

describe.skipIf(!HAS_GIT)('a build from an archive, without git', () => {
  const datesIn = (built: string): number =>
    readPages(built, ALL_ROUTES).filter(({$}) => $('.theme-last-updated').length > 0).length;

  it('has every page, without the dates that git knows', () => {
    expect(datesIn(BUILD)).toBeGreaterThan(0);
    expect(datesIn(folder)).toBe(0);
  });
});
