import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json';
import {codeIn} from '../support/changes';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(path.join(FOLDER, file), 'utf8'),
}));
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

describe.each(workflows)('$file', ({text}) => {
  it('may read the repository and no more, where a job does not say otherwise', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  });

  it('leaves no credentials behind a checkout', () => {
    const checkouts = count(text, /uses: actions\/checkout@/g);
    expect(checkouts).toBeGreaterThan(0);
    expect(count(text, /persist-credentials: false/g)).toBe(checkouts);
  });

  it('names each action by an exact version or by its hash', () => {
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    expect(actions.filter((action) => !/@(?:v\d+\.\d+\.\d+|[\da-f]{40})$/.test(action))).toEqual(
      [],
    );
  });

  it('gives each job a time', () => {
    expect(count(text, /timeout-minutes:/g)).toBe(count(text, /runs-on:/g));
  });

  it('runs scripts that package.json has', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });
});

describe('ci.yml', () => {
  const text = workflows.find(({file}) => file === 'ci.yml')?.text ?? '';
  const scripts: Record<string, string> = packageJson.scripts;
  const isRun = (name: string): boolean =>
    new RegExp(`(?:npm run|run-[ps]) .*\\b${name}(?![\\w:])`).test(text);
  /** The scripts behind a script: what run-p and run-s begin, through all levels, whatever is asked before. */
  const partsOf = (name: string): string[] => {
    const [command = '', ...words] = scripts[name]?.split(' && ').at(-1)?.split(' ') ?? [];
    if (!/^run-[ps]$/.test(command)) return [name];
    return words.filter((word) => !word.startsWith('-')).flatMap(partsOf);
  };

  it('runs for each pull request all that `npm test` runs', () => {
    const parts = partsOf('test').filter((part) => part !== 'build:tests'); // `test:build` begins with it
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((part) => !isRun(part))).toEqual([]);
  });

  it('does not take a file that was moved from code into docs/ for words alone', () => {
    expect(text).toContain('git diff --name-only --no-renames HEAD^1 HEAD');
  });

  it('takes the same in docs/ for words as `npm run check`', () => {
    const [, words = ''] = /grep -qvP '(.*)'/.exec(text) ?? [];
    const files = [
      'docs/a.md',
      'docs/a.wav',
      'docs/_a.tsx',
      'docs/a/b.mjs',
      'docs/a.css',
      'src/a.ts',
      'src/search/data/keywords.yml',
      'src/search/data/synonyms.ts',
    ];
    expect(files.filter((file) => !new RegExp(words).test(file))).toEqual(codeIn(files));
  });

  it('tries other engines on the Node of all other jobs', () => {
    expect(text).toContain(`container: node:${readFileSync('.nvmrc', 'utf8').trim()}-`);
  });
});

describe('pages.yml', () => {
  it('arranges the folder as hosting/README.md says', () => {
    const [, move] =
      /^cd build\/v2 && (mv .*)$/m.exec(readFileSync('hosting/README.md', 'utf8')) ?? [];
    expect(move).toBeTruthy();
    expect(workflows.find(({file}) => file === 'pages.yml')?.text).toContain(
      `cd build/v2 && ${move ?? ''}\n`,
    );
  });
});
