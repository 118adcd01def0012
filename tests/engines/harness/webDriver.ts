import {setTimeout as sleep} from 'node:timers/promises';

/** Sends a command of W3C WebDriver within the session. */
export type Ask = (
  method: 'POST' | 'GET' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

/** A driver needs a moment before it answers, in milliseconds. */
const START_MS = 10_000;

/**
 * Begins a session with a WebDriver program.
 *
 * @throws Error with the driver's own words
 */
export async function connect(
  origin: string,
  alwaysMatch: object,
): Promise<{ask: Ask; version: string; end: () => Promise<void>}> {
  await untilAnswers(`${origin}/status`);
  const answer = await send('POST', `${origin}/session`, {capabilities: {alwaysMatch}});
  const {sessionId, capabilities} = answer as {
    sessionId: string;
    capabilities: {browserVersion: string};
  };
  const session = `${origin}/session/${sessionId}`;
  return {
    ask: (method, path, body) => send(method, session + path, body),
    version: capabilities.browserVersion,
    end: async () => {
      await send('DELETE', session);
    },
  };
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body ? {body: JSON.stringify(body)} : {}),
  });
  const {value} = (await answer.json()) as {value: unknown};
  if (answer.ok) return value;
  const {error, message} = value as {error: string; message: string};
  throw new Error(`WebDriver: ${error}. ${message}`);
}

async function untilAnswers(address: string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    const answers = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (Date.now() > end) throw new Error('The WebDriver program did not start.');
    await sleep(20);
  }
}
