import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../support/builtSite';
import {inAudit} from '../support/audit';
import {HOSTED_ENV, HOSTED_FOLDER} from '../support/hostedBuild';

const SEARCH_INDEX = 'search-index.json';

/** @returns files of a build that hold a text */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) =>
      /\.(?:html|js|json|css|xml|txt)$/.test(file) &&
      readFileSync(path.join(folder, file), 'utf8').includes(text),
  );
}

describe.runIf(inAudit)('a build with hosted search', () => {
  it('holds the search key and never the admin key', () => {
    expect(filesWith(HOSTED_FOLDER, HOSTED_ENV.ALGOLIA_SEARCH_KEY)).not.toEqual([]);
    expect(filesWith(HOSTED_FOLDER, HOSTED_ENV.ALGOLIA_ADMIN_KEY)).toEqual([]);
  });

  it('ships no index of its own, as a build without it does', () => {
    expect(existsSync(path.join(BUILD, SEARCH_INDEX))).toBe(true);
    expect(existsSync(path.join(HOSTED_FOLDER, SEARCH_INDEX))).toBe(false);
  });
});

describe('a build without services', () => {
  it('holds nothing of analytics, as a build with a tracking id does', () => {
    for (const sign of ['googletagmanager', 'G-TEST123456']) {
      expect(filesWith(BUILD, sign), sign).toEqual([]);
      if (inAudit) expect(filesWith(HOSTED_FOLDER, sign), sign).not.toEqual([]);
    }
  });
});
