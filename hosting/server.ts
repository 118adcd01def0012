import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type OutgoingHttpHeaders, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {decodePart} from '../src/lib/decode';
import {resolveRequest, type Entry} from './resolveRequest';
import {cacheControlOf, COMPRESSIBLE, HOST_FILES, SECURITY_HEADERS, type Header} from './rules';
import {readHeaderPolicy} from './formats/headersFile';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.htm': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.md': 'text/markdown; charset=utf-8',
  '.mid': 'audio/midi',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const HIDDEN = new Set<string>(HOST_FILES);
/** Brotli's quality: as hosts have it that compress while a reader waits, and as far as it goes. */
const QUALITY = {quick: 4, best: constants.BROTLI_MAX_QUALITY};

/**
 * A server that answers as a host of the built site should: addresses, 404 status, compression,
 * caching and security headers, by the rules of rules.ts. For `npm run serve` and the browser tests.
 *
 * @param folder the built site
 * @param baseUrl base path, with slashes at both ends
 * @param options bare: without security headers and compressed as far as it goes, which takes its
 *   time, for a bench of what sites themselves weigh
 */
export function createHelpServer(
  folder: string,
  baseUrl: string,
  {bare = false}: {bare?: boolean} = {},
): Server {
  const compressed = new Map<string, Buffer>();

  function look(file: string): Entry {
    const full = path.join(folder, file);
    if (!full.startsWith(folder + path.sep) || HIDDEN.has(file) || !existsSync(full))
      return undefined;
    return statSync(full).isDirectory() ? 'folder' : 'file';
  }

  function sendFile(response: ServerResponse, status: number, file: string, brotli: boolean): void {
    const full = path.join(folder, file);
    const compress = brotli && COMPRESSIBLE.test(file);
    response.writeHead(status, {
      ...(bare ? {} : securityHeaders(folder)),
      'Content-Type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': cacheControlOf(file),
      Vary: 'Accept-Encoding',
      ...(compress ? {'Content-Encoding': 'br'} : {}),
    });
    response.end(compress ? compressOnce(full) : readFileSync(full));
  }

  function compressOnce(full: string): Buffer {
    const key = `${full}:${statSync(full).mtimeMs}`;
    const known = compressed.get(key);
    if (known) return known;
    const body = brotliCompressSync(readFileSync(full), {
      params: {[constants.BROTLI_PARAM_QUALITY]: bare ? QUALITY.best : QUALITY.quick},
    });
    compressed.set(key, body);
    return body;
  }

  return createServer((request, response) => {
    // Not as a base: an address that begins with two slashes would be another host's.
    const {pathname, search} = new URL(`http://localhost${request.url ?? '/'}`);
    const answer = resolveRequest(decodePart(pathname), baseUrl, look);
    if ('location' in answer) {
      response
        .writeHead(answer.status, {
          ...(bare ? {} : securityHeaders(folder)),
          Location: encodeURI(answer.location) + search,
        })
        .end();
    } else if (answer.file === undefined || look(answer.file) !== 'file') {
      // Also while a build is being replaced.
      response
        .writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'})
        .end(`${pathname} is not part of this site.\n`);
    } else {
      const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
      sendFile(response, answer.status, answer.file, brotli);
    }
  });
}

/** As the build's own file for hosts has them. */
function securityHeaders(folder: string): OutgoingHttpHeaders {
  const file = path.join(folder, HOST_FILES[0]);
  const policy = existsSync(file) ? readHeaderPolicy(readFileSync(file, 'utf8')) : undefined;
  const headers: Header[] = [...SECURITY_HEADERS];
  if (policy) headers.push(['Content-Security-Policy', policy]);
  return Object.fromEntries(headers);
}
