import {readFileSync} from 'node:fs';

/** What Docusaurus notes of a build's files for browsers. */
interface Manifest {
  /** The chunks that are loaded for a name in an `import()`, by that name. */
  origins: Readonly<Record<string, readonly string[]>>;
  assets: Readonly<Record<string, Readonly<Record<string, readonly {file: string}[]>>>>;
}

/**
 * @param manifest `client-manifest.json` of a build
 * @param names names of chunks, as the code's `import()` gives them
 * @returns all files that browsers load for them, each once; the sheet that stands in each page is none
 * @throws Error when the build has no chunk of such a name
 */
export function filesOfChunks(manifest: string, names: readonly string[]): string[] {
  const {origins, assets} = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const files = names.flatMap((name) => {
    const chunks = origins[name];
    if (!chunks) throw new Error(`The build has no chunk "${name}". Look at bench/size/index.ts.`);
    const own = chunks.filter((chunk) => !origins.main?.includes(chunk));
    return own.flatMap((chunk) => Object.values(assets[chunk] ?? {}).flat());
  });
  return [...new Set(files.map(({file}) => file))];
}
