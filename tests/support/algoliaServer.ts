import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gunzipSync} from 'node:zlib';
import type {AlgoliaStandIn, RecordedRequest} from './algoliaStandIn';

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves the stand-in at a free port of this machine.
 *
 * @param silent takes connections and never answers, to play a timeout
 */
export async function serveAlgolia(
  standIn: AlgoliaStandIn,
  {silent = false} = {},
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void read(request).then((recorded) => {
      if (silent) return;
      const {status, body, headers} = standIn.answer(recorded);
      response.writeHead(status, {'Content-Type': 'application/json', ...headers});
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const text = String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw);
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers as RecordedRequest['headers'],
    body: text === '' ? undefined : JSON.parse(text),
  };
}
