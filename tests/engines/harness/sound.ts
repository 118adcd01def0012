import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {installPackages, onPath} from '../../support/programs';

const PACKAGES = ['pulseaudio'];
const PROGRAM = 'pulseaudio';
const START_MS = 5000;

/** A Mac or Windows computer has a device; a Linux server has none, and then nothing plays. */
const needsDevice = (): boolean => process.platform === 'linux';

/** @returns how to get what makes sound without a device, if it isn't here */
export function missingSound(): string | undefined {
  if (!needsDevice() || onPath([PROGRAM])) return undefined;
  installPackages(PACKAGES);
  if (onPath([PROGRAM])) return undefined;
  return `Demonstrations may stay silent. To get a device that only exists in software: sudo apt-get install ${PACKAGES.join(' ')}.`;
}

/**
 * Starts a loudspeaker that only exists in software, apart from the system's own; browsers that are
 * started from now on play to it.
 *
 * @returns ends it
 */
export async function startSound(): Promise<() => Promise<void>> {
  if (!needsDevice() || !onPath([PROGRAM])) return () => Promise.resolve();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'help-sound-'));
  const socket = path.join(folder, 'socket');
  const server = spawn(
    PROGRAM,
    [
      '-n', // nothing of the system's settings
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--disallow-exit=yes',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
      '--load=module-null-sink',
    ],
    {stdio: 'ignore', env: {...process.env, PULSE_RUNTIME_PATH: folder, PULSE_STATE_PATH: folder}},
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const end = Date.now() + START_MS;
  while (!existsSync(socket)) {
    if (Date.now() > end || server.exitCode !== null) {
      server.kill();
      throw new Error('pulseaudio did not start.');
    }
    await sleep(20);
  }
  process.env.PULSE_SERVER = `unix:${socket}`;
  return async () => {
    server.kill();
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
}
