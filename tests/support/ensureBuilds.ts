import {CONFIGURATIONS, ensureBuild, type Configuration} from './hostedBuild';

/** Run once before the tests of built sites: makes the builds with services, one after the other. */
export default function ensureBuilds(): void {
  for (const configuration of Object.keys(CONFIGURATIONS)) {
    ensureBuild(configuration as Configuration);
  }
}
