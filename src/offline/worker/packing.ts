import type {WorkboxPlugin} from 'workbox-core/types';

/** A header of ours, on what is kept packed. */
const PACKED = 'X-Kept-Packed';
/** Pictures other than drawings, and the typeface, are packed as they are. */
const TEXT = /^(?:text\/|image\/svg|application\/(?:javascript|json))/;

/**
 * Keeps texts packed on the device: the styles stand in every page, so that the help takes a fifth of the room.
 * Test: tests/browser/offline/offline.spec.ts
 */
export const packing: WorkboxPlugin = {
  cacheWillUpdate: ({response}) => {
    const isText = TEXT.test(response.headers.get('Content-Type') ?? '');
    return Promise.resolve(
      isText ? through(response, new CompressionStream('gzip'), 'gzip') : response,
    );
  },
  cachedResponseWillBeUsed: ({cachedResponse}) =>
    Promise.resolve(
      cachedResponse?.headers.has(PACKED)
        ? through(cachedResponse, new DecompressionStream('gzip'))
        : cachedResponse,
    ),
};

/** @returns the same response with its body changed, and marked as packed or not */
function through(
  {body, headers, status, statusText}: Response,
  stream: CompressionStream | DecompressionStream,
  packed?: string,
): Response {
  const changed = new Headers(headers);
  // Of the body as it was sent.
  for (const name of ['Content-Encoding', 'Content-Length', PACKED]) changed.delete(name);
  if (packed) changed.set(PACKED, packed);
  return new Response(body?.pipeThrough(stream), {headers: changed, status, statusText});
}
