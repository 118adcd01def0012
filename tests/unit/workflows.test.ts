import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json';

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
