import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runDocusaurus} from '../../tests/support/docusaurus';
import {CACHE} from './copiedSite';

/** A build: how long it took, and the most memory it held (Linux only; elsewhere not a number). */
export interface Run {
  seconds: number;
  /** Megabytes of resident memory. */
  peakMB: number;
}

const SAMPLE_MS = 100;

/**
 * Builds a copy of the site.
 *
 * @param site folder of the copy
 * @param env settings besides those of this process
 * @throws Error with the build's output when it fails
 */
export async function runBuild(site: string, env: Record<string, string>): Promise<Run> {
  const start = performance.now();
  // Docusaurus' loader of TypeScript keeps its cache in the folder for temporary files.
  const {pid, ended} = runDocusaurus(site, ['build'], {TMPDIR: path.join(site, CACHE), ...env});
  let peakMB = Number.NaN;
  const timer = setInterval(() => (peakMB = peakMemory(pid) ?? peakMB), SAMPLE_MS);
  const {failed, output} = await ended;
  clearInterval(timer);
  if (failed) throw new Error(`The build of ${site} failed:\n${output}`);
  return {seconds: (performance.now() - start) / 1000, peakMB};
}

/** Docusaurus and its bundler are threads of one process, for which Linux keeps the highest mark. */
function peakMemory(pid: number | undefined): number | undefined {
  try {
    const [, kB] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
    return kB === undefined ? undefined : Number(kB) / 1024;
  } catch {
    return undefined; // it has just ended, or this is no Linux
  }
}
