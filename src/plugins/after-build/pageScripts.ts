import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {routeOfBuiltFile} from '../../lib/pageAddress';
import {shortNames} from '../lean-bundle/loaders/shortenChunkNames.cjs';

/** Chunk names of a route: a string each, or an object with more of them. */
type ChunkNames = string | {[part: string]: ChunkNames};

const FIRST_SCRIPT = /<script src="?[^" >]*\/assets\/js\/runtime~main/;

/**
 * Names a page's own scripts in the page, before the main script. Docusaurus means to, but built by
 * Rspack it does not, and the browser learns only from the main script that it needs one more: on a
 * slow phone the page reacts 200 ms later for it.
 * Test: tests/build/firstView.test.ts
 *
 * @param outDir folder of the build
 * @param generatedFilesDir Docusaurus' folder of generated files
 * @param baseUrl base path, with slashes at both ends
 * @returns adds the scripts to a built page, by its file below outDir
 * @throws Error, from what it returns, when a page has no main script
 */
export async function pageScripts(
  outDir: string,
  generatedFilesDir: string,
  baseUrl: string,
): Promise<(html: string, file: string) => string> {
  const routes = JSON.parse(
    await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, ChunkNames>;
  const short = shortNames(Object.values(routes).flatMap(namesIn));
  const chunksOf = new Map<string, string[]>();
  for (const [key, chunks] of Object.entries(routes)) {
    const route = key.replace(/-[\da-f]+$/, '');
    chunksOf.set(route, [...(chunksOf.get(route) ?? []), ...namesIn(chunks)]);
  }
  const files = new Map(
    (await readdir(path.join(outDir, 'assets/js'))).map((file) => [file.split('.')[0], file]),
  );
  return (html, file) => {
    if (!FIRST_SCRIPT.test(html)) throw new Error(`${file} has no main script.`);
    const route = baseUrl + routeOfBuiltFile(file);
    const scripts = (chunksOf.get(route) ?? [])
      // What most pages need is part of the main script and has no file.
      .flatMap((name) => files.get(short(name)) ?? [])
      .map((name) => `<script src=${baseUrl}assets/js/${name} defer></script>`);
    return html.replace(FIRST_SCRIPT, (first) => scripts.join('') + first);
  };
}

function namesIn(chunks: ChunkNames): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);
}
