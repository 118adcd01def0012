import type {Config} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
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
