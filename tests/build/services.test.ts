import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {HOSTED_ENV, HOSTED_FOLDER, runBuild} from '../support/hostedBuild';

const BUILD = path.resolve(__dirname, '../../build');
const BUILD_TIME = 300_000;

function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) =>
      /\.(?:html|js|json|css|xml|txt)$/.test(file) &&
      readFileSync(path.join(folder, file), 'utf8').includes(text),
  );
}

describe('a build with every service', () => {
  it('never holds the admin key, while the search key is there', () => {
    expect(filesWith(HOSTED_FOLDER, HOSTED_ENV.ALGOLIA_ADMIN_KEY)).toEqual([]);
    expect(filesWith(HOSTED_FOLDER, 'ALGOLIA_ADMIN_KEY')).toEqual([]);
    expect(filesWith(HOSTED_FOLDER, HOSTED_ENV.ALGOLIA_SEARCH_KEY)).not.toEqual([]);
  });

  it('ships no index of its own', () => {
    const indexes = readdirSync(HOSTED_FOLDER).filter((file) => file.startsWith('search-index'));
    expect(indexes).toEqual([]);
  });
});

describe('a build without services', () => {
  it('holds nothing of analytics', () => {
    expect(filesWith(BUILD, 'googletagmanager')).toEqual([]);
    expect(filesWith(BUILD, 'anonymize_ip')).toEqual([]);
  });
});

describe('a build with half a configuration', () => {
  it(
    'stops with one sentence that names what is missing',
    async () => {
      // Within the site, or what is compiled there would find no packages.
      const folder = mkdtempSync(path.join(path.dirname(HOSTED_FOLDER), 'half-'));
      const {failed, output} = await runBuild(
        {ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_SEARCH_KEY: 'key'},
        path.join(folder, 'build'),
        path.join(folder, 'generated'),
      );
      expect(failed).toBe(true);
      expect(output).toMatch(
        /Hosted search is only half configured: set ALGOLIA_INDEX_NAME too, or unset/,
      );
      expect(existsSync(path.join(folder, 'build'))).toBe(false);
      rmSync(folder, {recursive: true});
    },
    BUILD_TIME,
  );
});
