import {defineConfig} from '@playwright/test';
import {inAudit} from '../support/audit';
import {isEngineHere} from './harness/browsers';
import {ENGINES} from './harness/driver';
import type {Engine} from './harness/test';

const here = ENGINES.filter(isEngineHere);
/** `npm test` tries Chromium by the whole of tests/browser: flows run in it only where there is no other. */
const tried = inAudit || here.length === 1 ? here : here.filter((name) => name !== 'chromium');

/**
 * The flows in all engines. Playwright is their runner only: browsers are driven by ./harness, since
 * Playwright drives none that Debian or a reader has but Chromium.
 */
export default defineConfig<object, Engine>({
  testDir: './flows',
  outputDir: '../../test-results/engines',
  globalSetup: require.resolve('./globalSetup'),
  // Of two processors: flows wait more than they compute, each in a browser with others of its engine.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  ...(inAudit ? {} : {grepInvert: /@audit/}),
  reporter: [['list']],
  timeout: 60_000,
  expect: {timeout: 15_000},
  // The slowest first.
  projects: [...tried].reverse().map((engine) => ({
    name: engine,
    workers: engine === 'chromium' ? 1 : 2,
    use: {engine},
  })),
});
