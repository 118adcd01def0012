import path from 'node:path';
import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {inAudit} from './support/audit';
import {CHROMIUM_FLAGS, findBrowser} from './support/browser';
import type {SearchOptions} from './support/searchBackend';

const ROOT = path.resolve(__dirname, '..');
const PORT = Number(process.env.TEST_PORT ?? 3210);
/** Serves the build with hosted search and analytics (support/hostedBuild.ts). */
const HOSTED_PORT = PORT + 10;

/**
 * Playwright's own build of another engine, `firefox` or `webkit`, as in the nightly run
 * (.github/workflows/nightly.yml); else the Chromium that is here.
 */
const ENGINE = process.env.ENGINE as 'firefox' | 'webkit' | undefined;
/** Compiling code that runs often costs more than it saves in pages that are open for seconds: a twelfth. */
const COMPILE_LESS = '--js-flags=--no-opt';
const BROWSER = ENGINE
  ? {browserName: ENGINE}
  : {launchOptions: {executablePath: findBrowser(), args: [...CHROMIUM_FLAGS, COMPILE_LESS]}};
/**
 * Files that ask for Chromium's DevTools, its phones, its printing, or permissions that others have no name for.
 * Where it is a few tests of a file, these skip themselves.
 */
export const CHROMIUM_ALONE =
  /(?:css\/fontSize|html\/print|play\/(?:growth|largeText|striking|velocityCurve)|shell\/(?:pageFoot|readingAids))\.spec\.ts/;
const LEFT_OUT = ENGINE ? [CHROMIUM_ALONE] : [];

/** What needs a build with services: in the audit, which GitHub runs for each pull request. */
const HOSTED: PlaywrightTestConfig<SearchOptions>['projects'] = [
  {name: 'hosted build', testMatch: /browser\/hosted\/build\.setup\.ts/},
  {
    name: 'hosted',
    dependencies: ['hosted build'],
    // Of the search's own, those that could differ with who answers: what they find, count, mark and fail.
    testMatch: /browser\/(?:hosted\/.*|search\/(?:dialog|messages))\.spec\.ts/,
    grep: /@hosted|hosted\//,
    use: {
      mode: 'hosted',
      baseURL: `http://localhost:${HOSTED_PORT}/v2/`,
      viewport: {width: 1280, height: 800},
    },
  },
];
const HOSTED_SERVER = {
  command: 'tsx tests/support/serveHosted.ts',
  cwd: ROOT,
  port: HOSTED_PORT,
  env: {PORT: String(HOSTED_PORT)},
  reuseExistingServer: false, // it may be another checkout's
};

export default defineConfig<SearchOptions>({
  testDir: './browser',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3, // of two processors: tests wait more than they compute
  forbidOnly: Boolean(process.env.CI),
  ...(inAudit ? {} : {grepInvert: /@audit/}),
  reporter: [['list']],
  timeout: 60_000, // a test asks much of the page that it has opened
  expect: {timeout: 10_000}, // a loaded machine is slow, not wrong
  use: {
    baseURL: `http://localhost:${PORT}/v2/`,
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // it would answer in the place of page.route; support/offline.ts allows it
    ...BROWSER,
  },
  projects: [
    // The longest tests first: the hosted ones begin when all others have ended.
    {
      name: 'phone',
      testIgnore: [/browser\/hosted\//, ...LEFT_OUT],
      use: {viewport: {width: 390, height: 844}, hasTouch: true},
      grep: /@phone/,
    },
    {
      name: 'desktop',
      testIgnore: [/browser\/hosted\//, ...LEFT_OUT],
      grepInvert: inAudit ? /@phone-alone/ : /@audit|@phone-alone/,
      use: {viewport: {width: 1280, height: 800}},
    },
    ...(inAudit ? HOSTED : []),
  ],
  webServer: [
    {
      command: 'tsx hosting/serve.ts',
      cwd: ROOT,
      url: `http://localhost:${PORT}/v2/`,
      env: {PORT: String(PORT)},
      reuseExistingServer: false, // it may be another checkout's
    },
    ...(inAudit ? [HOSTED_SERVER] : []),
  ],
});
