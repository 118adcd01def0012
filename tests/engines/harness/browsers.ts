import {existsSync} from 'node:fs';
import {ensureBrowser, findBrowser} from '../../support/browser';
import {installPackages, onPath} from '../../support/programs';
import type {Driver, EngineName} from './driver';
import {startPuppeteer} from './puppeteerDriver';
import {startWebKit} from './webkitDriver';

/** An engine's browser, and how it comes here. */
interface Source {
  /** @returns where it is, if all that it needs is there */
  readonly find: () => string | undefined;
  /** Debian's and Ubuntu's packages. */
  readonly packages: readonly string[];
  readonly start: (program: string) => Promise<Driver>;
  /** Elsewhere. */
  readonly elsewhere: string;
}

const WEBKIT_NEEDS = [
  '/usr/bin/Xvfb',
  '/usr/bin/python3',
  '/usr/share/doc/python3-gi',
  '/usr/share/doc/gir1.2-webkit2-4.1',
  '/usr/share/doc/gstreamer1.0-plugins-good',
  '/usr/share/doc/gstreamer1.0-pulseaudio',
];

const isThere = (file: string | undefined): boolean => file !== undefined && existsSync(file);

const SOURCES: Readonly<Record<EngineName, Source>> = {
  chromium: {
    find: findBrowser,
    packages: ['chromium'],
    start: (program) => startPuppeteer('chromium', program),
    elsewhere: 'install Chrome, or set CHROMIUM_PATH',
  },
  firefox: {
    find: () =>
      [
        process.env.FIREFOX_PATH,
        onPath(['firefox-esr', 'firefox']),
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ].find(isThere),
    packages: ['firefox-esr'],
    start: (program) => startPuppeteer('firefox', program),
    elsewhere: 'install Firefox, or set FIREFOX_PATH',
  },
  webkit: {
    find: () => {
      const driver = process.env.WEBKIT_DRIVER_PATH ?? onPath(['WebKitWebDriver']);
      return WEBKIT_NEEDS.every(existsSync) && isThere(driver) ? driver : undefined;
    },
    packages: [
      'webkit2gtk-driver',
      'gir1.2-webkit2-4.1',
      'python3-gi',
      'xvfb',
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-pulseaudio',
    ],
    start: startWebKit,
    elsewhere: 'only Linux has WebKit with a driver; on a Mac look at the page in Safari',
  },
};

/** Whether flows can be run in an engine here. */
export const isEngineHere = (engine: EngineName): boolean => SOURCES[engine].find() !== undefined;

/**
 * Finds an engine's browser or installs it.
 *
 * @returns how to get it, if that did not work
 */
export function missingEngine(engine: EngineName): string | undefined {
  const {find, packages, elsewhere} = SOURCES[engine];
  if (find()) return undefined;
  if (engine === 'chromium') ensureBrowser();
  else installPackages(packages);
  if (find()) return undefined;
  return `Debian: sudo apt-get install ${packages.join(' ')}; elsewhere: ${elsewhere}`;
}

/** @throws Error when it isn't there */
export function startEngine(engine: EngineName): Promise<Driver> {
  const {find, start} = SOURCES[engine];
  const program = find();
  if (!program) throw new Error(`There is no browser with ${engine} here.`);
  return start(program);
}
