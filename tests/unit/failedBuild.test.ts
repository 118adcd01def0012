import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json';
import {temporaryFolder} from '../support/temporaryFolder';

const folder = temporaryFolder();
/** What looks at a build: of `check:site`, then of `test:built`. */
const PARTS = ['check:files', 'check:pages', 'test:site', 'test:browser', 'test:engines'];

/** Runs one of the scripts in a folder of its own, some of those that it begins replaced. */
function run(name: keyof typeof packageJson.scripts, others: Record<string, string>) {
  const scripts = {...packageJson.scripts, ...others};
  writeFileSync(path.join(folder(), 'package.json'), JSON.stringify({scripts}));
  for (const shared of ['node_modules', 'tests']) {
    symlinkSync(path.resolve(shared), path.join(folder(), shared), 'dir');
  }
  const options = {cwd: folder(), encoding: 'utf8', shell: process.platform === 'win32'} as const;
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', name], options);
  return {passed: status === 0, output: stdout + stderr};
}

/** With another command in the place of each that looks. */
const runWith = (name: 'check:site' | 'test:built', command: (part: string) => string) =>
  run(name, Object.fromEntries(PARTS.map((part) => [part, command(part)])));

describe('a build that fails', () => {
  it('leaves none of an older one behind', () => {
    mkdirSync(path.join(folder(), 'build'));
    expect(run('build:strict', {build: 'exit 1'}).passed).toBe(false);
    expect(existsSync(path.join(folder(), 'build'))).toBe(false);
  });

  it.each(['check:site', 'test:built'] as const)('keeps %s from a fault for each page', (name) => {
    const {passed, output} = runWith(name, () => 'echo looked');
    expect(passed).toBe(false);
    expect(output).toMatch(/^There is no build: mend what "npm run build:strict" says/m);
    expect(output).not.toContain('looked');
  });
});

describe('a build that passes', () => {
  it('stays', () => {
    mkdirSync(path.join(folder(), 'build'));
    expect(run('build:strict', {build: 'exit 0'}).passed).toBe(true);
    expect(existsSync(path.join(folder(), 'build'))).toBe(true);
  });

  it.each(['check:site', 'test:built'] as const)('is looked at by %s, to its last part', (name) => {
    mkdirSync(path.join(folder(), 'build'));
    const {passed, output} = runWith(name, (part) => `echo "${part}, failed" && exit 1`);
    expect(passed).toBe(false);
    const seen = PARTS.filter((part) => output.includes(`${part}, failed`));
    expect(seen).toEqual(name === 'check:site' ? PARTS.slice(0, 2) : PARTS.slice(2));
  });
});
