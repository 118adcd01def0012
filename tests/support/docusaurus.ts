import {spawn} from 'node:child_process';

const PROGRAM = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
/** What a test decides, and not the machine that it runs on. */
const OWN = /^(?:ALGOLIA_|GTAG_|SERVICE_WORKER$|STRICT_LINKS$|NODE_ENV$|FORCE_COLOR$|DOCUSAURUS_)/;

export interface Ended {
  failed: boolean;
  /** What it printed. */
  output: string;
}

/** Docusaurus at work. */
export interface Run {
  pid: number | undefined;
  ended: Promise<Ended>;
  isRunning: () => boolean;
  /** @returns what it has printed as soon as that matches, or when it ends */
  until: (pattern: RegExp) => Promise<string>;
  /** Ends it, and waits until it has. */
  stop: () => Promise<void>;
}

/**
 * Runs Docusaurus as the npm script of the same name does.
 *
 * @param site folder of a site
 * @param parameters command and options: `build` or `start` first
 * @param env environment variables besides those of the machine
 */
export function runDocusaurus(
  site: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Run {
  const child = spawn(process.execPath, [PROGRAM, ...parameters], {
    cwd: site,
    env: environment(env),
  });
  let output = '';
  const read = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({failed: code !== 0, output}));
  });
  return {
    pid: child.pid,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    until: (pattern) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (pattern.test(output)) resolve(output);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        void ended.then(() => resolve(output));
        look();
      }),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !OWN.test(name));
  return {
    ...Object.fromEntries(inherited),
    CI: 'true',
    NO_COLOR: '1',
    ...env,
  } as unknown as NodeJS.ProcessEnv;
}
