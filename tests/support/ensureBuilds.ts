import {CONFIGURATIONS, ensureBuild, type Configuration} from './hostedBuild';
import {ensureWrittenSite} from './writtenSite';

/** Each build uses more than one processor. */
const AT_ONCE = 2;

/** Run once before the tests of built sites: makes the builds that several of them look at. */
export default async function ensureBuilds(): Promise<void> {
  const names = Object.keys(CONFIGURATIONS) as Configuration[];
  const waiting: (() => Promise<unknown>)[] = names.map((name) => () => ensureBuild(name));
  waiting.push(ensureWrittenSite);
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}
