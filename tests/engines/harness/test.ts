import {test as base} from '@playwright/test';
import {startEngine} from './browsers';
import type {Driver, DriverOptions, EngineName} from './driver';
import {startSite, type Site} from './site';
import {Tab} from './tab';

/** What a project says: an engine and a width. */
export interface EngineOptions {
  readonly engine: EngineName;
  readonly size: {readonly width: number; readonly height: number};
}

interface EngineFixtures {
  /** A new page in the project's browser. */
  readonly tab: Tab;
  /** The site that it looks at. */
  readonly site: Site;
  /** A page in a browser with a few colors chosen for all programs. */
  readonly forcedColorsTab: Tab;
}

interface EngineWorker {
  readonly driver: Driver;
}

/** For a flow that goes the same way at each width: it is run at one (playwright.config.ts). */
export const ANY_WIDTH = {tag: '@any-width'};

/** A flow, run in each engine at each width (playwright.config.ts). */
export const flow = base.extend<EngineFixtures, EngineOptions & EngineWorker>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  size: [
    {width: 1440, height: 900},
    {option: true, scope: 'worker'},
  ],
  driver: [
    async ({engine, size}, provide) => {
      const driver = await startEngine(engine, size);
      console.log(`${engine}, ${String(size.width)} px: ${driver.version}`);
      await provide(driver);
      await driver.close();
    },
    {scope: 'worker', timeout: 30_000},
  ],
  site: async ({}, provide) => {
    const site = await startSite();
    await provide(site);
    await site.switchOff();
  },
  tab: async ({driver, site, engine, size}, provide) => {
    await withTab(driver, site, engine, size, provide);
  },
  forcedColorsTab: async ({site, engine, size}, provide) => {
    const driver = await startEngine(engine, {...size, forcedColors: true});
    await withTab(driver, site, engine, size, provide);
    await driver.close();
  },
});

async function withTab(
  driver: Driver,
  site: Site,
  engine: EngineName,
  {width}: DriverOptions,
  provide: (tab: Tab) => Promise<void>,
): Promise<void> {
  const page = await driver.newPage();
  await provide(new Tab(page, site, `${engine}, ${String(width)} px`, width < 997));
  await page.close();
}
