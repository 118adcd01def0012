import type {WorkboxPlugin} from 'workbox-core/types';

/** A header of ours, on what is kept packed. */
const PACKED = 'X-Kept-Packed';
/** Pictures other than drawings, and the typeface, are packed as they are. */
const TEXT = /^(?:text\/|image\/svg|application\/(?:javascript|json))/;

/**
 * Size in bytes from which a script is kept as it is. Browsers keep it compiled too, in twice its size; the one
 * that all pages share then starts in two thirds of the time. For small ones that is not worth it.
 */
const LARGE_SCRIPT = 100_000;

/**
 * Keeps texts packed on the device: the styles stand in every page, so that the help takes a fifth of the room.
 * Test: tests/browser/offline/offline.spec.ts
 */
export const packing: WorkboxPlugin = {
  async cacheWillUpdate({response}) {
    const type = response.headers.get('Content-Type') ?? '';
    if (!TEXT.test(type)) return response;
    const {size} = await response.clone().blob();
    if (type.includes('javascript') && size >= LARGE_SCRIPT) return response;
    return through(response, new CompressionStream('gzip'), 'gzip');
  },
  async cachedResponseWillBeUsed({cachedResponse, cacheName, request}) {
    if (!cachedResponse?.headers.has(PACKED)) return cachedResponse;
    try {
      return await through(cachedResponse, new DecompressionStream('gzip'));
    } catch {
      // A full disk or a crash has left a part of it: it is missing, and is saved again.
      await (await caches.open(cacheName)).delete(request);
      return undefined;
    }
  },
};

/**
 * @returns the same response with its body changed, and marked as packed or not. The body is whole: as a stream
 *   it would take 10 ms more to reach a page
 */
async function through(
  {body, headers, status, statusText}: Response,
  stream: CompressionStream | DecompressionStream,
  packed?: string,
): Promise<Response> {
  const changed = new Headers(headers);
  // Of the body as it was sent.
  for (const name of ['Content-Encoding', 'Content-Length', PACKED]) changed.delete(name);
  if (packed) changed.set(PACKED, packed);
  const whole = await new Response(body?.pipeThrough(stream)).blob();
  return new Response(whole, {headers: changed, status, statusText});
}
