import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readShipped} from '../../src/licenses/lists';
import {describePackages, isPermissive} from '../../src/licenses/packages';
import {generatedFolder, TESTED} from '../support/hostedBuild';
import {ROOT} from '../support/siteCopy';

/** Packages that every build sends: in scripts, in styles and in the service worker. */
const ALWAYS = [
  '@fontsource-variable/figtree',
  '@docusaurus/core',
  'infima',
  'lucide-static',
  'medium-zoom',
  'react',
  'react-dom',
  'workbox-precaching',
  'workbox-window',
];

/** Each build with the packages that only it sends, and some that it does not. */
const BUILDS = [
  {
    name: 'no services',
    folder: path.join(ROOT, '.docusaurus'),
    more: ['minisearch', 'stemmer'],
    none: ['@docsearch/react'],
  },
  {name: 'hosted search and analytics', folder: generatedFolder('hosted'), more: ['algoliasearch']},
  ...(TESTED.includes('assistant')
    ? [{name: 'an assistant', folder: generatedFolder('assistant'), more: ['@docsearch/react']}]
    : []),
];

describe.each(BUILDS)('what the build with $name sends to readers', ({folder, more, none = []}) => {
  const packages = describePackages(readShipped(folder), path.join(ROOT, 'node_modules'));
  const names = packages.map(({name}) => name);

  it('is listed: scripts, styles and the service worker', () => {
    expect(names).toEqual(expect.arrayContaining([...ALWAYS, ...more]));
  });

  it('has nothing that only builds or tests the site', () => {
    for (const tool of ['typescript', 'vitest', '@docusaurus/bundler', 'purgecss', ...none]) {
      expect(names).not.toContain(tool);
    }
  });

  it('is under permissive licenses', () => {
    expect(packages.filter((shipped) => !isPermissive(shipped))).toEqual([]);
  });
});
