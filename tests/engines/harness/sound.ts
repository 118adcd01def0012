import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {onPath} from '../../support/programs';

const PROGRAM = 'pulseaudio';
const START_MS = 5000;

/**
 * Starts a loudspeaker that only exists in software, apart from the system's own; browsers that are
 * started from now on play to it. A Mac or Windows computer has a device; a Linux server has none.
 *
 * @returns ends it
 */
export async function startSound(): Promise<() => Promise<void>> {
  if (process.platform !== 'linux' || !onPath([PROGRAM])) return () => Promise.resolve();
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
