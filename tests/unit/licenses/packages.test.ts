import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {packagesOf} from '../../../src/licenses/lists';
import {describePackages, isPermissive} from '../../../src/licenses/packages';
import {writeFiles} from '../../support/files';

let modules: string;

beforeAll(() => {
  modules = mkdtempSync(path.join(tmpdir(), 'help-modules-'));
  writeFiles(modules, {
    'a/package.json': '{"version": "1.0.0", "license": "MIT"}',
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
      ]),
    ).toEqual(['@scope/b', 'react', 'workbox-core']);
  });
});

describe('describePackages', () => {
  it('reads version and license', () => {
    expect(describePackages(['a', 'none'], modules)).toEqual([
      {name: 'a', version: '1.0.0', license: 'MIT'},
      {name: 'none', version: '0.1.0', license: ''},
    ]);
  });

  it('adds the packages that DocSearch holds in its own bundle', () => {
    const described = describePackages(
      packagesOf(['/node_modules/@docsearch/react/dist/esm/index.js', '/node_modules/a/index.js']),
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
    expect(described.filter(({within}) => within).map(({name}) => name)).toEqual([
      '@ai-sdk/react',
      'ai',
      'marked',
      'zod',
    ]);
  });

  it('knows the packages within the DocSearch that is installed', () => {
    const docsearch = path.resolve('node_modules/@docsearch/react');
    const {devDependencies} = JSON.parse(
      readFileSync(path.join(docsearch, 'package.json'), 'utf8'),
    ) as {devDependencies: Record<string, string>};
    const within = describePackages(['@docsearch/react'], path.resolve('node_modules'))
      .filter(({within: holder}) => holder === '@docsearch/react')
      .map(({name, version}) => [name, version]);
    expect(
      within,
      'DocSearch holds other packages: correct WITHIN in src/licenses/packages.ts',
    ).toEqual(within.map(([name = '']) => [name, devDependencies[name]]));
  });
});

describe('isPermissive', () => {
  const isAllowed = (license: string) => isPermissive({name: 'a', version: '1.0.0', license});

  it.each(['MIT', 'Apache-2.0', 'OFL-1.1'])('accepts %s', (license) => {
    expect(isAllowed(license)).toBe(true);
  });

  it.each(['', 'GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE', 'UNLICENSED'])(
    'refuses "%s"',
    (license) => {
      expect(isAllowed(license)).toBe(false);
    },
  );
});
