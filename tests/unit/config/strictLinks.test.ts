import type {Config} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {readStrictLinks} from '../../../src/config/services';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('reads STRICT_LINKS as true or nothing, and says so', () => {
  expect(readStrictLinks({})).toBe(false);
  expect(readStrictLinks({STRICT_LINKS: ' true '})).toBe(true);
  expect(readStrictLinks({STRICT_LINKS: 'false'})).toBe(false);
  expect(() => readStrictLinks({STRICT_LINKS: '1'})).toThrow(
    /STRICT_LINKS is "1": set it to true .* or unset it/,
  );
});

it.each([
  ['true', 'throw'],
  ['', 'warn'],
])('with STRICT_LINKS=%s, what is broken makes the build %s', async (value, severity) => {
  vi.stubEnv('STRICT_LINKS', value);
  vi.resetModules();
  const {default: config} = (await import('../../../docusaurus.config')) as {default: Config};
  expect(config).toMatchObject({
    onBrokenLinks: severity,
    onBrokenAnchors: severity,
    onDuplicateRoutes: severity,
    markdown: {hooks: {onBrokenMarkdownLinks: severity, onBrokenMarkdownImages: 'throw'}},
  });
});
