import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {bundlePlugin} from '../../../src/bundle/plugin';

const context = (additionalLanguages?: string[]): LoadContext =>
  ({
    siteDir: '/site',
    siteConfig: {themeConfig: {prism: {additionalLanguages}}},
  }) as unknown as LoadContext;

it('stops the build where the settings ask for languages that are left out', () => {
  expect(() => bundlePlugin(context(['bash']))).toThrow('additionalLanguages does nothing here');
  expect(bundlePlugin(context([])).name).toBe('client-bundle');
  expect(bundlePlugin(context()).name).toBe('client-bundle');
});
