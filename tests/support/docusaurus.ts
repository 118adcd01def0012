import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './siteCopy';

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
 * @param env environment variables besides those of the script
 */
export function runDocusaurus(
  site: string,
  [command = 'build', ...options]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Run {
  const child = spawn(process.execPath, [PROGRAM, command, ...options], {
    cwd: site,
    env: environment(command, env),
  });
  let output = '';
  const read = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({failed: code !== 0, output}));
  });
  return {
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

function environment(command: string, env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !OWN.test(name));
  return {
    ...Object.fromEntries(inherited),
    ...settingsOfScript(command),
    CI: 'true',
    NO_COLOR: '1',
    // The cache on disk does not notice another folder, and would mix builds up.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    ...env,
  } as unknown as NodeJS.ProcessEnv;
}

/** @returns variables that a script of package.json sets: `cross-env NAME=value … docusaurus build` */
export function settingsOfScript(name: string): Record<string, string> {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const script = scripts[name];
  if (!script) throw new Error(`package.json has no script "${name}".`);
  return Object.fromEntries(
    [...script.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]),
  );
}
