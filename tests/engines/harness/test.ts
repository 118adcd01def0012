import {expect, test as base} from '@playwright/test';
import {startOwnSite} from '../../support/ownSite';
import {startEngine} from './browsers';
import type {Driver, EngineName, Size} from './driver';
import {startSite, type Site} from './site';
import {Tab} from './tab';

/** What a project says (playwright.config.ts). */
export interface Engine {
  readonly engine: EngineName;
}

interface Fixtures {
  /** Whether a few pages of the site, and what they run, are enough. */
  readonly isSmall: boolean;
  /** The site that a flow looks at, at an address for which no other has stored anything. */
  readonly site: Site;
  /** A new page, as wide as a desktop's. */
  readonly tab: Tab;
  /** A new page, as wide as a phone's. */
  readonly phone: Tab;
}

interface Started extends Engine {
  readonly driver: Driver;
}

/** What an engine says and nobody can mend. */
const EXPECTED: Readonly<Record<EngineName, readonly RegExp[]>> = {
  chromium: [/status of 404 .*\/404\.html$/], // a flow opens that page
  firefox: [],
  webkit: [
    /Unrecognized Content-Security-Policy directive 'manifest-src'/,
    // Said of a request that begins while the page is being left. At its own address there is nothing else to refuse.
    /Fetch API cannot load http:\/\/localhost:\d+\/v2\/\S+ due to access control checks/,
  ],
};

const pageOf =
  (size: Size) =>
  async (
    {driver, site, engine}: Started & Pick<Fixtures, 'site'>,
    provide: (tab: Tab) => Promise<void>,
  ): Promise<void> => {
    const page = await driver.newPage(size);
    await provide(new Tab(page, site, engine));
    const said = page.messages().filter((text) => !EXPECTED[engine].some((one) => one.test(text)));
    await page.close();
    if (site.isOn()) expect(said.slice(0, 5), 'said to the console').toEqual([]);
  };

/** A flow, run in each engine: in one browser with all others. */
export const flow = base.extend<Fixtures, Started>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  driver: [
    async ({engine}, provide) => {
      const driver = await startEngine(engine);
      console.log(`${engine}: ${driver.version}`);
      await provide(driver);
      await driver.close();
    },
    {scope: 'worker', timeout: 30_000},
  ],
  isSmall: [false, {option: true}],
  site: async ({isSmall}, provide) => {
    const copy = isSmall ? await startOwnSite(true) : undefined;
    const site = await startSite(copy?.folder);
    await provide(site);
    await site.switchOff();
    await copy?.remove();
  },
  tab: pageOf({width: 1440, height: 900}),
  phone: pageOf({width: 390, height: 844}),
});
