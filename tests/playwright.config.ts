import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {CHROMIUM_FLAGS, findBrowser} from './support/browser';

const PORT = Number(process.env.TEST_PORT ?? 3210);

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}/v2/`,
    reducedMotion: 'reduce',
    launchOptions: {executablePath: findBrowser(), args: [...CHROMIUM_FLAGS]},
  },
  projects: [
    {name: 'desktop', use: {viewport: {width: 1280, height: 800}}},
    {
      name: 'phone',
      use: {viewport: {width: 390, height: 844}, hasTouch: true},
      grep: /@phone/,
    },
  ],
  webServer: {
    command: 'tsx hosting/serve.ts',
    cwd: path.resolve(__dirname, '..'),
    url: `http://localhost:${PORT}/v2/`,
    env: {PORT: String(PORT)},
    reuseExistingServer: !process.env.CI,
  },
});
