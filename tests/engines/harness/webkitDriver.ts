import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, truncateSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from '../../support/freePort';
import type {Driver, DriverPage} from './driver';
import {connect, type Ask} from './webDriver';
import {keyActions, pointerActions} from './webDriverActions';

const WINDOW = path.join(__dirname, 'webkitWindow.py');

/** Room around the window for nothing; a screen of its own, so that several run at once. */
const SCREEN = '1600x1200x24';

/** What keeps WebKit running as root, on a screen without a graphics card and without a desktop. */
const SETTINGS = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
};

/** WebKitGTK by WebDriver, which is all that it speaks, in a window of our own on a screen of its own. */
export async function startWebKit(program: string): Promise<Driver> {
  const screen = await startScreen();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'help-webkit-'));
  const printed = path.join(folder, 'printed.pdf');
  const said = path.join(folder, 'console.txt');
  const port = await freePort();
  const driver = spawn(program, [`--port=${String(port)}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      ...SETTINGS,
      DISPLAY: screen.display,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      PRINT_TO: printed,
      CONSOLE_TO: said,
    },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    await Promise.all([ended(driver), ended(screen.process)]);
    rmSync(folder, {recursive: true, force: true, maxRetries: 5}); // the browser may still be writing
  };
  const {ask, version, end} = await connect(`http://127.0.0.1:${String(port)}`, {
    'webkitgtk:browserOptions': {binary: WINDOW, args: []},
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    version: `WebKitGTK ${version}`,
    newPage: async (size) => {
      await ask('POST', '/url', {url: 'about:blank'});
      await ask('POST', '/window/rect', size);
      truncateSync(said);
      return openPage(ask, () => readMessages(said), printed);
    },
    close: async () => {
      await end().catch(() => undefined); // it has crashed: the rest ends all the same
      await stop();
    },
  };
}

function openPage(ask: Ask, messages: () => string[], printed: string): DriverPage {
  const evaluate = (expression: string): Promise<unknown> =>
    ask('POST', '/execute/async', {
      script: `const done = arguments[0];
        Promise.resolve().then(() => ${expression}).then(
          (value) => done({value}), (error) => done({error: String(error)}));`,
      args: [],
    }).then((answer) => {
      const {value, error} = answer as {value?: unknown; error?: string};
      if (error !== undefined) throw new Error(error);
      return value;
    });
  const act = (actions: unknown): Promise<unknown> => ask('POST', '/actions', {actions});
  return {
    go: async (url) => {
      await ask('POST', '/url', {url});
    },
    evaluate,
    press: async (keys, held) => {
      await act(keyActions(keys, held));
    },
    movePointer: async (x, y) => {
      await act(pointerActions([{type: 'pointerMove', x: Math.round(x), y: Math.round(y)}]));
    },
    pressButton: async () => {
      await act(
        pointerActions([
          {type: 'pointerDown', button: 0},
          {type: 'pointerUp', button: 0},
        ]),
      );
    },
    pdf: async () => {
      rmSync(printed, {force: true});
      await evaluate("void webkit.messageHandlers.print.postMessage('')");
      while (!existsSync(printed)) await sleep(50);
      return readFileSync(printed);
    },
    messages,
    close: async () => {
      await ask('POST', '/url', {url: 'about:blank'});
    },
  };
}

/** @returns errors and warnings of the console, as WebKit writes them */
function readMessages(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /\bCONSOLE\b.*\b(?:ERROR|WARN)/.test(line));
}

async function startScreen(): Promise<{display: string; process: ChildProcess}> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
    (screen.stdio[3] as Readable).once('data', (number: Buffer) =>
      resolve(`:${number.toString().trim()}`),
    );
  });
  return {display, process: screen};
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}
