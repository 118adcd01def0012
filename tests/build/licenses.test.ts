import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {inAudit} from '../support/audit';
import {BUILD} from '../support/builtSite';
import {builtFolder} from '../support/hostedBuild';

/**
 * Licenses that ask for no more than their own text and the authors' names. Another one is read by a person,
 * and then added here or the package replaced.
 */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** What every build sends: in scripts, in styles, in the service worker and in pictures. */
const ALWAYS = [
  '@docusaurus/core',
  '@floating-ui/core',
  'Figtree',
  'infima',
  'Lucide',
  'medium-zoom',
  'prism-react-renderer',
  'react',
  'react-dom',
  'scheduler',
  'workbox-core',
  'workbox-precaching',
  'workbox-window',
];

/** Each build with the packages that only it sends, and some that it does not. */
const BUILDS = [
  {name: 'no services', folder: BUILD, more: ['minisearch', 'stemmer'], none: ['@docsearch/react']},
  ...(inAudit
    ? [
        {name: 'both services', folder: builtFolder('hosted'), more: ['algoliasearch']},
        {name: 'an assistant', folder: builtFolder('assistant'), more: ['@docsearch/react']},
      ]
    : []),
];

describe.each(BUILDS)('licenses.txt of the build with $name', ({folder, more, none = []}) => {
  const [, ...parts] = readFileSync(path.join(folder, 'licenses.txt'), 'utf8').split(/^-{80}\n/m);
  const notices = parts.map((part) => {
    const [name = '', license = '', , ...text] = part.split('\n');
    return {
      name: name.split(' ')[0],
      license: license.replace('License: ', ''),
      text: text.join('\n'),
    };
  });
  const names = notices.map(({name}) => name);

  it('names what is sent to readers', () => {
    expect(names).toEqual(expect.arrayContaining([...ALWAYS, ...more]));
  });

  it('names nothing that only builds or tests the site', () => {
    for (const tool of ['typescript', 'vitest', '@docusaurus/bundler', 'purgecss', ...none]) {
      expect(names).not.toContain(tool);
    }
  });

  it('has each text in full', () => {
    expect(notices.filter(({text}) => !/copyright/i.test(text) || text.length < 400)).toEqual([]);
    expect(parts.at(-2)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it('has permissive licenses only', () => {
    expect(notices.filter(({license}) => !PERMISSIVE.includes(license))).toEqual([]);
  });
});
