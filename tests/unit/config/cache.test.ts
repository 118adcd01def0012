import {readFileSync} from 'node:fs';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Pages would keep the titles that others had, and faults be told of once only. */
it('keeps no compiled pages from one build to the next', async () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
  vi.resetModules();
  await import('../../../docusaurus.config');
  expect(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE).toBe('true');
  const bundler = readFileSync(require.resolve('@docusaurus/core/lib/webpack/base.js'), 'utf8');
  expect(bundler, 'Docusaurus has another switch now').toContain('DOCUSAURUS_NO_PERSISTENT_CACHE');
});
