import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../../lib/hashOf';
import {rememberByFile} from '../../lib/rememberByFile';

/** Where Docusaurus puts the pictures of pages, below the base path. */
const FOLDER = 'assets/images';

/** Stands for a picture's address until the build has it: scheme, then the picture's path from docs/. */
export const PICTURE_SCHEME = 'picture://';

const hashOfFile = rememberByFile((file: string): string => hashOf(readFileSync(file)));

/** A picture of a twin. */
const PICTURE = new RegExp(
  String.raw`!\[((?:[^\]\\]|\\.)*)\]\(${PICTURE_SCHEME}([^)\s]+)([^)]*)\)`,
  'g',
);

/**
 * @param markdown text in which pictures stand by their files
 * @param address of a picture by its path from docs/
 * @returns the same with their addresses; a picture that has none leaves its alternative text
 */
export function addressPictures(
  markdown: string,
  address: (file: string) => string | undefined,
): string {
  return markdown.replace(PICTURE, (_picture, words: string, file: string, title: string) => {
    const found = address(decodeURI(file));
    return found ? `![${words}](${found}${title})` : `(Picture: ${words})`;
  });
}

/**
 * Finds pictures in the build. Their names there carry a hash, so they are known by their content.
 *
 * @param outDir the built site
 * @returns a function from a picture's absolute path to its address below the base path, undefined
 *   when the build doesn't hold it
 */
export function findBuiltPictures(outDir: string): (file: string) => string | undefined {
  const folder = path.join(outDir, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const byContent = new Map(names.map((name) => [hashOfFile(path.join(folder, name)), name]));
  return (file) => {
    const name = existsSync(file) ? byContent.get(hashOfFile(file)) : undefined;
    return name === undefined ? undefined : `${FOLDER}/${name}`;
  };
}
