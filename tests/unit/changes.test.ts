import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {changedFiles, codeIn, mergeBase, newFiles} from '../support/changes';
import {writeFiles} from '../support/files';
import {onPath} from '../support/programs';
import {temporaryFolder} from '../support/temporaryFolder';

const folder = temporaryFolder();
const git = (...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...command], {
    cwd: folder(),
    stdio: 'pipe',
  });

const NEW = ['docs/b.md', 'docs/c.md', 'docs/d.md'];

describe.skipIf(!onPath(['git']))('changedFiles', () => {
  it('names both places of a file that was moved, and what is new', () => {
    writeFiles(folder(), {'src/a.ts': 'A.'.repeat(100), 'docs/a.md': 'A.'});
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-q', '-m', 'One');
    git('switch', '-q', '-c', 'words');
    git('mv', 'src/a.ts', 'docs/a.ts');
    git('commit', '-q', '-m', 'Two');
    writeFiles(folder(), {'docs/b.md': 'B.', 'docs/c.md': 'C.', 'docs/d.md': 'D.'});
    git('add', 'docs/c.md');
    git('add', '--intent-to-add', 'docs/d.md');
    const changed = changedFiles(folder());
    expect(changed.sort()).toEqual(['docs/a.ts', ...NEW, 'src/a.ts']);
    expect(codeIn(changed)).toEqual(['docs/a.ts', 'src/a.ts']);
    expect(newFiles(folder()).sort()).toEqual(NEW);
  });

  it.each([
    ['a clone of one branch', ['--single-branch'], false],
    ['a clone that is cut short', ['--depth', '1'], false],
    ['a whole clone', [], true],
    ['one with another name for where it comes from', ['--origin', 'upstream'], true],
  ])('in %s it is known whether they are all', (_name, how, isKnown) => {
    writeFiles(folder(), {'whole/src/a.ts': 'A.'});
    git('init', '-q', '-b', 'main', 'whole');
    git('-C', 'whole', 'add', '.');
    git('-C', 'whole', 'commit', '-q', '-m', 'One');
    git('-C', 'whole', 'switch', '-q', '-c', 'code');
    writeFiles(folder(), {'whole/src/a.ts': 'B.'});
    git('-C', 'whole', 'commit', '-q', '-a', '-m', 'Two');
    git('clone', '-q', ...how, '-b', 'code', `file://${folder()}/whole`, 'copy');
    const copy = `${folder()}/copy`;
    expect(mergeBase(copy) !== undefined).toBe(isKnown);
    expect(changedFiles(copy)).toEqual(isKnown ? ['src/a.ts'] : []);
  });

  it('knows words, pictures and sounds in docs/ from code that pages import', () => {
    const code = ['docs/a/_player.tsx', 'docs/_a.js', 'docs/a.css'];
    const words = [
      'docs/a.mdx',
      'docs/_a.md',
      'docs/a/_category_.json',
      'docs/a.wav',
      'docs/LICENSE',
    ];
    expect(codeIn([...words, ...code])).toEqual(code);
  });

  it('names none outside git', () => {
    expect(changedFiles(folder())).toEqual([]);
  });
});
