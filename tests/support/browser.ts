import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {installPackages, mayInstall, onPath} from './programs';

/**
 * Names under which Chrome and Chromium are installed, and their usual places on Mac and Windows.
 * Debian's shell comes first: without the windows of a desktop browser it takes a fifth less time.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that keep Chromium quiet and, as root, running. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * @returns path of an installed Chrome or Chromium: `CHROMIUM_PATH`, the system's, then Playwright's
 */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    onPath(COMMANDS),
    ...PLACES,
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

/** Debian's packages, the quicker one first; older releases lack it. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * Finds a browser or installs one: Debian's package when root, else Playwright's download. Debian's shell
 * is installed beside a browser that is there, since it is quicker; when that fails, nothing is said.
 *
 * @returns the browser's path
 * @throws Error that says what to do when neither works
 */
export function ensureBrowser(): string {
  const there = findBrowser();
  const isFinal = !mayInstall() || Boolean(process.env.CHROMIUM_PATH);
  if (there && (isFinal || path.basename(there) === PACKAGES[0])) return there;
  for (const name of there ? PACKAGES.slice(0, 1) : PACKAGES) {
    // Without a browser, its own words are on screen when it fails, and the message below says what to do.
    installPackages([name, 'fonts-dejavu-core'], {quiet: Boolean(there)});
    const found = findBrowser();
    if (found && found !== there) return found;
  }
  if (there) return there;
  const playwright = require.resolve('@playwright/test/cli');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], {stdio: 'inherit'});
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser tests need Chrome or Chromium, and installing one did not work. Install it ' +
      '(Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to one that is there, then run npm test again.',
  );
}
