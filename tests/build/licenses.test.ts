import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isPermissive} from '../../src/plugins/shipped-packages/packages';
import {readShippedPackages} from '../../src/plugins/shipped-packages/read';

const ROOT = path.resolve(__dirname, '../..');
const BUILDS = {
  'no services': path.join(ROOT, '.docusaurus'),
  'every service': path.join(ROOT, '.cache/hosted/generated'),
};

describe.each(Object.entries(BUILDS))(
  'what the build with %s sends to readers',
  (_name, folder) => {
    const packages = readShippedPackages(ROOT, folder);

    it('is listed: scripts, styles and the service worker', () => {
      expect(packages.map(({name}) => name)).toEqual(
        expect.arrayContaining([
          '@docsearch/react',
          '@docusaurus/core',
          'infima',
          'medium-zoom',
          'react',
          'react-dom',
          'stemmer',
          'workbox-precaching',
          'workbox-window',
        ]),
      );
    });

    it('has nothing that only builds or tests the site', () => {
      const names = packages.map(({name}) => name);
      for (const tool of ['typescript', 'vitest', '@docusaurus/bundler', 'cheerio', 'purgecss']) {
        expect(names).not.toContain(tool);
      }
    });

    it('is under permissive licenses', () => {
      expect(packages.filter(({license}) => !isPermissive(license))).toEqual([]);
    });
  },
);
