import {CONFIGURATIONS, ensureBuild, type Configuration} from './hostedBuild';

/** Run once before the tests of built sites: makes the builds with services, side by side. */
export default async function ensureBuilds(): Promise<void> {
  const configurations = Object.keys(CONFIGURATIONS) as Configuration[];
  await Promise.all(configurations.map(ensureBuild));
}
