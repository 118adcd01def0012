import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {headersFile} from '../../../hosting/formats/headersFile';
import {nginxConfig, nginxHeaders} from '../../../hosting/formats/nginx';

/** How real hosts read these files: tests/build/hostFiles.test.ts and tests/hosting/nginx.test.ts. */
describe('hosting/nginx.conf', () => {
  it('is made from rules.ts', () => {
    expect(
      readFileSync('hosting/nginx.conf', 'utf8'),
      'It is stale or was changed by hand: run "npm run hosting:nginx".',
    ).toBe(nginxConfig());
  });

  it('lists the hashes of scripts, and leaves styles to the policy in the page', () => {
    expect(
      nginxHeaders("script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; img-src 'self'"),
    ).toBe(
      '# Made by "npm run build".\n' +
        "add_header Content-Security-Policy \"script-src 'self' 'sha256-a'; style-src 'self' 'unsafe-inline'; img-src 'self'\" always;\n",
    );
  });
});

describe('_headers', () => {
  it('has one rule for each folder, and the policy for all files of the site and no others', () => {
    const text = headersFile(
      ['index.html', 'assets/js/a.js', 'glossary/index.html', 'feed.xml'],
      'POLICY',
    );
    expect(text).toContain('/v2/*\n  Content-Security-Policy: POLICY\n');
    const rules = text.split('\n').filter((line) => line.startsWith('/'));
    expect(rules).toEqual(['/v2/*', '/v2/', '/v2/assets/*', '/v2/glossary/', '/v2/sw.js']);
  });
});
