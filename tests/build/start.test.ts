import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {copySiteSources, ROOT} from '../support/siteCopy';

/** Runs the real commands on a copy of the site with a fault in one page. */
const CLI = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const PAGE = 'docs/how-to/choke-sounds.md';
/** Some free port: the server is asked for nothing. */
const PORT = String(20_000 + (process.pid % 20_000));

vi.setConfig({testTimeout: 180_000}); // three runs of Docusaurus

let site = '';
let running: ChildProcess | undefined;

function copySite(change: (page: string) => string): void {
  site = copySiteSources();
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  const file = path.join(site, PAGE);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Adds a page like the one with the fault. */
function addPage(name: string, frontMatter: string): void {
  const original = readFileSync(path.join(ROOT, PAGE), 'utf8');
  const page = original.replace(/^---\n/, `---\n${frontMatter}\n`).replace(/{#/g, `{#${name}-`);
  writeFileSync(path.join(site, 'docs/how-to', `${name}.md`), page);
}

/** @returns what the command prints until it ends or prints what is waited for */
function outputOf(
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
  until: RegExp,
): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(process.execPath, [CLI, ...parameters], {
      cwd: site,
      env: {...process.env, ...env, CI: 'true', NO_COLOR: '1', NODE_ENV: undefined},
    });
    running = child;
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      if (until.test(text)) resolve(text);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => resolve(text));
  });
}

afterEach(() => {
  running?.kill();
  rmSync(site, {recursive: true, force: true});
});

const misspell = (page: string): string => page.replace('glossary.md#choke', 'glossary.md#shoke');
const line = readFileSync(path.join(ROOT, PAGE), 'utf8')
  .split('\n')
  .findIndex((text) => text.includes('glossary.md#choke'));
const FAULT = `${PAGE}:${line + 1}: "shoke" is no term of docs/glossary.md. Correct the id`;
const START = ['start', '--no-open', '--port', PORT];

describe('npm start', () => {
  it('tells a fault with file, line and remedy, and goes on', async () => {
    copySite(misspell);
    const output = await outputOf(START, {}, /no term[^]*\n/);
    expect(output).toContain(FAULT);
    expect(running?.exitCode).toBeNull();
  });

  it('tells a wrong front matter key with file, line and where the rules stand', async () => {
    copySite((page) => page.replace('sidebar_label:', 'sidebar_lable:'));
    const output = await outputOf(START, {}, /Front matter"/);
    expect(output).toContain(`${PAGE}: front matter needs a change.`);
    expect(output).toContain('line 3: "sidebar_lable" is not allowed');
  });
});

describe('the strict build', () => {
  it('fails on the same fault, and keeps drafts out and unlisted pages from view', async () => {
    copySite(misspell);
    addPage('first-draft', 'draft: true');
    addPage('off-the-list', 'unlisted: true');
    const output = await outputOf(['build'], {STRICT_LINKS: 'true'}, /never/);
    expect(output).toContain(FAULT);
    expect(running?.exitCode).toBe(1);

    const built = (file: string): string => readFileSync(path.join(site, 'build', file), 'utf8');
    expect(existsSync(path.join(site, 'build/how-to/first-draft'))).toBe(false);
    const unlisted = load(built('how-to/off-the-list/index.html'));
    expect(unlisted('.theme-unlisted-banner').text()).toContain('unlisted');
    expect(unlisted('meta[name="robots"]').attr('content')).toContain('noindex');
    const others = load(built('how-to/relink-samples/index.html'));
    expect(others('.menu a[href*="relink-samples"]').length).toBe(1);
    expect(others('.menu a[href*="off-the-list"]').length).toBe(0);
  });
});
