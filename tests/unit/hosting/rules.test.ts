import {describe, expect, it} from 'vitest';
import {cacheControlOf, HTTPS_HEADER, REDIRECTS, SECURITY_HEADERS} from '../../../hosting/rules';

/** The values themselves: what hosts are given is held against hosting/rules.ts, and that against this. */
describe('hosting/rules.ts', () => {
  it.each([
    ['index.html', 'public, max-age=300'],
    ['how-to/choke-sounds/index.html', 'public, max-age=300'],
    ['404.html', 'public, max-age=300'],
    ['search-index.json', 'public, max-age=300'],
    ['how-to/choke-sounds.md', 'public, max-age=300'],
    ['css/print.css', 'public, max-age=300'],
    ['sw.js', 'no-cache'],
    ['img/favicon.svg', 'public, max-age=86400'],
    ['assets/js/main.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['assets/images/choke-0123.svg', 'public, max-age=31536000, immutable'],
  ])('lets browsers keep %s: %s', (file, value) => {
    expect(cacheControlOf(file)).toBe(value);
  });

  it('sends these headers with every answer', () => {
    expect(Object.fromEntries([...SECURITY_HEADERS, HTTPS_HEADER])).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(self), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Frame-Options': 'SAMEORIGIN',
      'Strict-Transport-Security': 'max-age=31536000',
    });
  });

  it('leads into the site from outside', () => {
    expect(REDIRECTS).toEqual([
      {from: '/', to: '/v2/', status: 302},
      {from: '/v2', to: '/v2/', status: 301},
    ]);
  });
});
