import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {BUILD, compressedSize, ROOT, type Engine} from './engine';

interface PagefindModule {
  options: (options: {basePath: string; baseUrl: string}) => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

/** Only the first results are fetched, as its own interface does. */
const RESULTS = 10;

/**
 * Pagefind as it comes, over the built pages: its program makes the index, and its browser code,
 * given a fetch that reads files, answers.
 */
export async function pagefindDefault(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  const program = path.join(ROOT, 'node_modules/pagefind/lib/runner/bin.cjs');
  execFileSync(process.execPath, [program, '--site', BUILD, '--output-path', folder], {
    stdio: 'ignore',
  });
  serveFiles(folder);
  const code = path.join(folder, 'pagefind.mjs');
  writeFileSync(code, readFileSync(path.join(folder, 'pagefind.js')));
  const pagefind = (await import(pathToFileURL(code).href)) as PagefindModule;
  await pagefind.options({basePath: 'https://pagefind/', baseUrl: '/v2/'});
  return {
    name: 'Pagefind, default',
    async search(query) {
      const {results} = await pagefind.search(query);
      const pages = await Promise.all(results.slice(0, RESULTS).map((result) => result.data()));
      return pages.map(({url}) => url);
    },
    bytes: () => ({
      index: sizeOf(folder, /\.pf_(?:index|meta|fragment)$/),
      engine: sizeOf(folder, /^(?:pagefind\.js|wasm\.en\.pagefind)$/),
    }),
  };
}

/** Its code asks for its files by address, and for the page's language. */
function serveFiles(folder: string): void {
  globalThis.document = {querySelector: () => ({getAttribute: () => 'en'})} as never;
  globalThis.location = {href: 'https://pagefind/'} as never;
  globalThis.fetch = (address) => {
    const {pathname} = new URL(String(address));
    return Promise.resolve(new Response(readFileSync(path.join(folder, pathname))));
  };
}

/** Its index files are compressed already. */
function sizeOf(folder: string, name: RegExp): number {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((file) => file.isFile() && name.test(file.name))
    .map((file) => readFileSync(path.join(file.parentPath, file.name)))
    .reduce((sum, content) => sum + Math.min(content.length, compressedSize(content)), 0);
}
