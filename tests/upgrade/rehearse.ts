/**
 * `npm run upgrade:rehearse -- 3.10.2`: tries another version of Docusaurus on a copy of the site, and says
 * what to look at (.github/UPGRADING.md). Without a version it takes the newest 3.x; `--react 19` tries
 * another React with it. The site itself stays as it is.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesOfRepository, ROOT} from '../support/siteCopy';
import {changedOriginals} from './changedOriginals';

const PACKAGE = /^@docusaurus\//;
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/** Settings of docusaurus.config.ts that have another name from a version on. */
const RENAMED = [{from: '3.10.0', old: 'experimental_faster:', now: 'faster:'}];
/** The site's, and that of the stock site which the bench compares it with. */
const CONFIGURATIONS = ['docusaurus.config.ts', 'bench/speed/stockSite.ts'];

/** What is run on the copy, in this order; the rehearsal goes on after a failure, to show all of them. */
const CHECKS: readonly (readonly string[])[] = [
  ['run', 'types'],
  ['run', 'build:strict'],
  ['run', 'size'],
  // The copy's lock file is npm's of this minute; that of the upgrade is checked with it (UPGRADING.md, 5).
  ['run', 'test:unit', '--', '--exclude', 'tests/unit/lockFile.test.ts'],
  ['run', 'test:build'],
  // What readers would notice first.
  ['run', 'test:browser', '--', 'shell/', 'search/dialog', 'pictures/zoom', '--project=desktop'],
];

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function newestVersion(): string {
  const all = execFileSync('npm', ['view', '@docusaurus/core', 'versions', '--json'], {
    encoding: 'utf8',
  });
  const versions = (JSON.parse(all) as string[]).filter((version) => /^3\.\d+\.\d+$/.test(version));
  const newest = versions.at(-1);
  if (!newest) throw new Error('npm names no version 3.x of @docusaurus/core.');
  return newest;
}

function copySite(): string {
  const site = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  for (const file of filesOfRepository()) cpSync(path.join(ROOT, file), path.join(site, file));
  // "Last updated" reads the history.
  execFileSync('git', ['clone', '--quiet', '--bare', ROOT, path.join(site, '.git')]);
  execFileSync('git', ['config', 'core.bare', 'false'], {cwd: site});
  return site;
}

function setVersions(site: string, version: string, react: string | undefined): void {
  const file = path.join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const list of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(list)) {
      if (PACKAGE.test(name)) list[name] = version;
      if (react && REACT.includes(name)) list[name] = react;
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** @returns what was renamed, in words */
function renameSettings(site: string, version: string): string[] {
  return RENAMED.filter(({from}) => isFrom(version, from)).flatMap(({old, now}) =>
    CONFIGURATIONS.map((name) => {
      const file = path.join(site, name);
      const config = readFileSync(file, 'utf8');
      if (!config.includes(old)) throw new Error(`${name} has no "${old}" to rename.`);
      writeFileSync(file, config.replace(old, now));
      return `${name}: "${old}" becomes "${now}"`;
    }),
  );
}

function isFrom(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', {numeric: true}) >= 0;
}

function npm(site: string, parameters: readonly string[]): boolean {
  console.log(`\n> npm ${parameters.join(' ')}`);
  return spawnSync('npm', parameters, {cwd: site, stdio: 'inherit'}).status === 0;
}

function main(): void {
  const {values, positionals} = parseArgs({
    options: {react: {type: 'string'}},
    allowPositionals: true,
  });
  const version = positionals[0] ?? newestVersion();
  const name = `Docusaurus ${version}${values.react ? ` with React ${values.react}` : ''}`;
  const site = copySite();
  console.log(`Rehearsing ${name} in ${site}`);
  setVersions(site, version, values.react);
  const renamed = renameSettings(site, version);
  if (!npm(site, ['install', '--no-audit', '--no-fund'])) process.exit(1);
  const failed = CHECKS.filter((check) => !npm(site, check));
  const changed = changedOriginals(
    path.join(ROOT, 'node_modules'),
    path.join(site, 'node_modules'),
  );

  console.log(`\n${name}`);
  for (const line of renamed) console.log(`- rename ${line}`);
  for (const line of changed) console.log(`- look at ${line}`);
  for (const check of failed) console.log(`- mend: npm ${check.join(' ')} fails, see above`);
  if (failed.length > 0) {
    console.log(`The copy is kept in ${site}`);
    process.exitCode = 1;
    return;
  }
  rmSync(site, {recursive: true, force: true});
  console.log('All checks pass.');
}

main();
