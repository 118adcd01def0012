import {get, type IncomingMessage} from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  /** As sent, not unpacked. */
  body: Buffer;
}

/**
 * Asks a server without tidying the address up, following redirects or unpacking the body, as fetch
 * would.
 *
 * @param origin such as http://127.0.0.1:8080
 * @param address path and query, sent as they are
 */
export function askRaw(
  origin: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin, {path: address, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}
