import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  describePackages,
  isPermissive,
  packagesOf,
} from '../../../src/licenses/packages';
import {writeFiles} from '../../support/files';

let modules: string;

beforeAll(() => {
  modules = mkdtempSync(path.join(tmpdir(), 'help-modules-'));
  writeFiles(modules, {
    'a/package.json': '{"version": "1.0.0", "license": "MIT"}',
    'old/package.json': '{"version": "0.1.0", "license": {"type": "ISC"}}',
    'none/package.json': '{"version": "0.1.0"}',
    '@docsearch/react/package.json': '{"version": "4.0.0", "license": "MIT"}',
  });
});

afterAll(() => rmSync(modules, {recursive: true}));

describe('packagesOf', () => {
  it('names each package once, by its innermost folder, and none for the site’s own files', () => {
    expect(
      packagesOf([
        '/site/node_modules/react/index.js',
        '/site/node_modules/react/jsx-runtime.js',
        '/site/node_modules/a/node_modules/@scope/b/index.js',
        'node_modules/workbox-core/index.js',
        '/site/src/theme/index.tsx',
        '/site/.docusaurus/docsearch-fixes/plain-1a2b.js',
      ]),
    ).toEqual(['@docsearch/react', '@scope/b', 'react', 'workbox-core']);
  });
});

describe('describePackages', () => {
  it('reads version and license, in its old form too', () => {
    expect(describePackages(['a', 'old', 'none'], modules)).toEqual([
      {name: 'a', version: '1.0.0', license: 'MIT'},
      {name: 'none', version: '0.1.0', license: ''},
      {name: 'old', version: '0.1.0', license: 'ISC'},
    ]);
  });

  it('adds what the assistant of the search brings along', () => {
    const described = describePackages(
      packagesOf(['/.docusaurus/docsearch-fixes/whole-1a2b.js', '/node_modules/a/index.js']),
      modules,
    );
    expect(described.map(({name}) => name)).toEqual([
      '@ai-sdk/react',
      '@docsearch/react',
      'a',
      'ai',
      'marked',
      'zod',
    ]);
    expect(described.find(({name}) => name === 'ai')?.within).toBe('@docsearch/react');
  });

  it('says what to do when a package is gone', () => {
    expect(() => describePackages(['gone'], modules)).toThrow('run "npm ci"');
  });
});

describe('isPermissive', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC'])('accepts %s', (license) => {
    expect(isPermissive(license)).toBe(true);
  });

  it.each(['', 'GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE', 'UNLICENSED'])(
    'refuses "%s"',
    (license) => {
      expect(isPermissive(license)).toBe(false);
    },
  );
});
