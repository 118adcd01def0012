import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  oxc: {jsx: {runtime: 'automatic'}}, // tsconfig leaves JSX to the bundler
  resolve: {
    alias: {
      '@site': root,
      '@docusaurus/theme-common': path.join(root, 'tests/support/themeCommon.ts'),
      '@generated/site-storage': path.join(root, 'tests/support/siteStorage.ts'),
    },
  },
  test: {
    // One thread a processor, its modules loaded once: test files change nothing that they share.
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    // Compiled like our own code, since they import the site's generated files.
    server: {deps: {inline: [/theme-common/]}},
    slowTestThreshold: 20_000, // a slow test is no news
    // A loaded machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    projects: [
      {extends: true, test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']}},
      {extends: true, test: {name: 'content', include: ['tests/content/**/*.test.ts']}},
      {extends: true, test: {name: 'build', include: ['tests/build/**/*.test.ts']}},
      {
        extends: true,
        test: {name: 'hosting', include: ['tests/hosting/**/*.test.ts']},
      },
    ],
  },
});
