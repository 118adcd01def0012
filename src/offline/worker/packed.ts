/**
 * What is saved is kept packed: the browser unpacks an answer before it reaches the cache, where it would
 * take five times as much of the device as it takes of the network.
 */
const PACKED = 'X-Packed';
const TEXT = /^text\/|javascript|json|svg/;
const SCRIPT = /javascript/;

/**
 * Size from which a script stays as it is: browsers then keep it compiled as well, in twice its size, and
 * the script that all pages share starts in two thirds of the time. For small ones that is not worth it.
 */
const LARGE_SCRIPT = 100_000;

/** @returns the answer as it is kept */
export async function pack(response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!TEXT.test(type)) return response;
  const content = await response.clone().blob();
  if (SCRIPT.test(type) && content.size >= LARGE_SCRIPT) return response;
  const headers = new Headers(response.headers);
  headers.set(PACKED, 'gzip');
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip')), {headers});
}

/** @returns what `pack` was given; as a whole, which reaches the page sooner than a stream */
export async function unpack(kept: Response): Promise<Response> {
  if (!kept.body || !kept.headers.has(PACKED)) return kept;
  const headers = new Headers(kept.headers);
  headers.delete(PACKED);
  const content = kept.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(await new Response(content).blob(), {headers});
}
