import {ensureBuild, TESTED} from './hostedBuild';
import {ensureWrittenSite} from './writtenSite';

/**
 * Makes the builds that several tests look at, unless they are there: one after the other, since each uses
 * more than one processor. Run before the tests of built sites, and by `npm run build:tests`.
 */
export default async function ensureBuilds(): Promise<void> {
  await ensureWrittenSite();
  for (const name of TESTED) await ensureBuild(name);
}
