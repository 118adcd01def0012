import {existsSync, readdirSync, readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeFiles} from '../support/files';
import {missingNginx} from '../support/nginx';
import {releaseCommands, runCommand} from '../support/publishing';
import {temporaryFolder} from '../support/temporaryFolder';

/** The commands of hosting/README.md with Debian's own programs, and two small releases. */
const missing = missingNginx();
if (missing) console.warn(`SKIPPED: the commands of a release are not tested, since ${missing}.`);

const folder = temporaryFolder();

const pageOf = (version: string): string =>
  `<!doctype html><title>${version}</title><script src="/v2/assets/js/main.${version}.js"></script>`;

const buildOf = (version: string, page: string): Record<string, string> => ({
  'index.html': pageOf(version),
  [`${page}/index.html`]: pageOf(version),
  [`assets/js/main.${version}.js`]: `// ${version}\n`.repeat(1000),
  'sw.js': `// ${version}\n`.repeat(1000),
});

/** What pages of the site name and the site does not have. */
function lost(site: string): string[] {
  const pages = filesOf(site).filter((file) => file.endsWith('.html'));
  return pages.flatMap((file) => {
    const [, script = ''] =
      /src="\/v2\/([^"]+)"/.exec(readFileSync(path.join(site, file), 'utf8')) ?? [];
    return existsSync(path.join(site, script)) ? [] : [`${file} names ${script}`];
  });
}

const filesOf = (site: string): string[] =>
  readdirSync(site, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.\w+$/.test(file))
    .sort();

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 60 * 60 * 1000);

/**
 * @param age hours since the build; rsync tells files of one size apart by their time
 * @returns the site, and which of the commands put the page and the worker up
 */
function release(version: string, page: string, age: number): {site: string; turns: number[]} {
  const build = path.join(folder(), version);
  const site = path.join(folder(), 'live/v2');
  writeFiles(build, buildOf(version, page));
  for (const file of filesOf(build))
    utimesSync(path.join(build, file), hoursAgo(age), hoursAgo(age));
  const isUp = (file: string): boolean =>
    existsSync(path.join(site, file)) &&
    readFileSync(path.join(site, file), 'utf8').includes(version);
  const upAfter = releaseCommands(build, path.join(folder(), 'live')).map((command) => {
    runCommand(command);
    if (existsSync(site)) expect(lost(site), `after: ${command}`).toEqual([]);
    return {'index.html': isUp('index.html'), 'sw.js': isUp('sw.js')};
  });
  const turnOf = (file: 'index.html' | 'sw.js'): number => upAfter.findIndex((up) => up[file]);
  return {site, turns: [turnOf('index.html'), turnOf('sw.js')]};
}

describe.skipIf(missing)('a release', () => {
  it('puts everything up, with compressed copies of what is worth it', () => {
    const {site} = release('one', 'glossary', 0);
    expect(filesOf(site)).toEqual([
      'assets/js/main.one.js',
      'assets/js/main.one.js.br',
      'assets/js/main.one.js.gz',
      'glossary/index.html',
      'index.html',
      'sw.js',
      'sw.js.br',
      'sw.js.gz',
    ]);
  });

  it('never leaves a page without its parts, and drops pages that are gone', () => {
    release('one', 'glossary', 2);
    const {site, turns} = release('two', 'how-to', 1);
    expect(filesOf(site).filter((file) => file.endsWith('.html'))).toEqual([
      'how-to/index.html',
      'index.html',
    ]);
    expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toBe(pageOf('two'));
    expect(turns).toEqual([2, 3]); // copies, hashed files, pages, the worker
  });

  it('keeps hashed files for 30 days after the last release that had them', () => {
    const {site} = release('one', 'glossary', 2);
    writeFiles(site, {'assets/js/recent.js': '', 'assets/js/old.js': ''});
    const age = (file: string, days: number): void =>
      utimesSync(path.join(site, file), hoursAgo(24 * days), hoursAgo(24 * days));
    age('assets/js/recent.js', 29);
    age('assets/js/old.js', 32);
    age('assets/js/main.one.js', 32);
    release('one', 'glossary', 0); // its file has the time of this release again
    const scripts = filesOf(site).filter((file) => /^assets\/js\/.*\.js$/.test(file));
    expect(scripts).toEqual(['assets/js/main.one.js', 'assets/js/recent.js']);
  });
});
