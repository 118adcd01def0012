import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE} from './copiedSite';

/** A build: how long it took, and the most memory it held (Linux only; elsewhere not a number). */
export interface Run {
  seconds: number;
  /** Megabytes of resident memory. */
  peakMB: number;
}

const CLI = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const SAMPLE_MS = 100;

/**
 * Builds a copy of the site.
 *
 * @param site folder of the copy
 * @param env settings besides those of this process
 * @throws Error with the build's output when it fails
 */
export function runBuild(site: string, env: Record<string, string>): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [path.join(site, CLI), 'build'], {
      cwd: site,
      // Docusaurus' loader of TypeScript keeps its cache in the folder for temporary files.
      env: {...process.env, CI: 'true', NO_COLOR: '1', TMPDIR: path.join(site, CACHE), ...env},
    });
    let output = '';
    const read = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    let peakMB = Number.NaN;
    const timer = setInterval(() => {
      const seen = peakMemory(child.pid);
      if (seen !== undefined) peakMB = seen;
    }, SAMPLE_MS);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({seconds: (performance.now() - start) / 1000, peakMB});
      else reject(new Error(`The build of ${site} failed:\n${output}`));
    });
  });
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
