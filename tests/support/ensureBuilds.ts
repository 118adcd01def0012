import {CONFIGURATIONS, ensureBuild, type Configuration} from './hostedBuild';

/** Each build uses more than one processor. */
const AT_ONCE = 2;

/** Run once before the tests of built sites: makes the builds with services. */
export default async function ensureBuilds(): Promise<void> {
  const waiting = Object.keys(CONFIGURATIONS) as Configuration[];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await ensureBuild(next);
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}
