import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {madeFrom, packageFolders, readNotice} from '../../../src/licenses/packages';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

function installed(packageJson: object, files: Record<string, string> = {}): string {
  writeFiles(folder(), {'package.json': JSON.stringify(packageJson), ...files});
  return folder();
}

describe('packageFolders', () => {
  it('names each package once, by its innermost folder, and none for the site’s own files', () => {
    expect(
      packageFolders([
        '/site/node_modules/react/index.js',
        '/site/node_modules/react/jsx-runtime.js',
        '/site/node_modules/a/node_modules/@scope/b/lib/index.js',
        'C:\\site\\node_modules\\@scope\\c\\index.js',
        '/site/src/theme/index.tsx',
      ]),
    ).toEqual([
      '/site/node_modules/react',
      '/site/node_modules/a/node_modules/@scope/b',
      'C:\\site\\node_modules\\@scope\\c',
    ]);
  });
});

describe('readNotice', () => {
  it('has the license and the notice file of a package, whatever their names', () => {
    const files = {'License.md': 'Copyright A\n', NOTICE: 'B helped.\n', 'license.js': 'code'};
    expect(readNotice(installed({name: 'a', version: '1.0.0', license: 'MIT'}, files))).toEqual({
      name: 'a 1.0.0',
      license: 'MIT',
      text: 'Copyright A\n\nB helped.',
    });
  });

  it.each([
    [{author: {name: 'Ann'}}, 'Copyright (c) Ann\n'],
    [{author: 'Bob <b@example.org>'}, 'Copyright (c) Bob <b@example.org>\n'],
    [{}, 'Copyright (c) a\n'],
  ])('has the text of the MIT license where a package comes without (%o)', (more, copyright) => {
    const {text} = readNotice(installed({name: 'a', version: '1.0.0', license: 'MIT', ...more}));
    expect(text.startsWith(copyright)).toBe(true);
    expect(text).toContain('Permission is hereby granted, free of charge');
  });

  it('stops the build at a package without license file and another license', () => {
    const bare = installed({name: 'a', version: '1.0.0', license: 'ISC'});
    expect(() => readNotice(bare)).toThrow('a 1.0.0 goes to readers and has no license file');
  });
});

describe('what files of the repository are made from', () => {
  it('has its license, which is that of the typeface’s package today', () => {
    const file = path.resolve('node_modules/@fontsource-variable/figtree/LICENSE');
    const text = readFileSync(file, 'utf8').trim();
    expect(madeFrom()).toContainEqual(expect.objectContaining({license: 'OFL-1.1', text}));
    const isc = expect.stringContaining('Permission to use, copy, modify, and/or distribute');
    expect(madeFrom()).toContainEqual(expect.objectContaining({license: 'ISC', text: isc}));
  });
});
