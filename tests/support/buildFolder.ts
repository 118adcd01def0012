import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Entry} from '../../hosting/resolveRequest';

/** The build that `npm run build` leaves. */
export const BUILD_FOLDER = path.resolve('build');

/** @returns what a path of it holds */
export function look(file: string): Entry {
  const full = path.join(BUILD_FOLDER, file);
  if (!existsSync(full)) return undefined;
  return statSync(full).isDirectory() ? 'folder' : 'file';
}

/** @returns path of a file that fits, such as one whose name holds a hash */
export function anAsset(pattern: RegExp): string {
  const file = readdirSync(BUILD_FOLDER, {recursive: true, encoding: 'utf8'}).find((name) =>
    pattern.test(name),
  );
  if (!file) throw new Error(`The build has no file like ${String(pattern)}.`);
  return file;
}
