import {defineConfig} from '@playwright/test';
import {inAudit} from '../support/audit';
import {isEngineHere} from './harness/browsers';
import {ENGINES} from './harness/driver';
import type {EngineOptions} from './harness/test';

const WIDE = {width: 1440, height: 900};
const SIZES = [WIDE, {width: 390, height: 844}];

/**
 * The flows in all engines at both widths. Playwright is their runner only: browsers are driven by
 * ./harness, since Playwright drives none that Debian or a reader has but Chromium.
 */
export default defineConfig<object, EngineOptions>({
  testDir: './flows',
  outputDir: '../../test-results/engines',
  globalSetup: require.resolve('./globalSetup'),
  // Of two processors: flows wait more than they compute.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: {timeout: 15_000},
  projects: ENGINES.filter(isEngineHere)
    .reverse() // the slowest first
    .flatMap((engine) =>
      SIZES.map((size) => ({
        name: `${engine} ${String(size.width)}`,
        ...(size === WIDE && !inAudit ? {grepInvert: /@any-width/} : {}),
        workers: 1, // one browser for all its flows
        use: {engine, size},
      })),
    ),
});
