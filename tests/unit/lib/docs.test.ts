import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {docsVersionOf} from '../../../src/lib/docs';

const content = (...names: string[]): AllContent => ({
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: names.map((versionName) => ({versionName}))},
  },
});

describe('docsVersionOf', () => {
  it('finds the one version', () => {
    expect(docsVersionOf(content('current')).versionName).toBe('current');
  });

  it('stops where there is none', () => {
    expect(() => docsVersionOf({})).toThrow('No docs were loaded.');
  });

  it('stops at a second version, and names the places that know of one', () => {
    for (const place of ['copies', 'parseFrontMatter', 'relatedPages', 'search/records']) {
      expect(() => docsVersionOf(content('current', '2.0'))).toThrow(place);
    }
  });

  it('stops at docs of a second plugin, which is another version to them', () => {
    const {'docusaurus-plugin-content-docs': docs} = content('current');
    const two = {'docusaurus-plugin-content-docs': {...docs, api: docs?.default}};
    expect(() => docsVersionOf(two)).toThrow('search/records');
  });
});
