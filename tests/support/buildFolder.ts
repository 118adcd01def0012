import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Entry} from '../../hosting/resolveRequest';
import {BUILD} from './builtSite';

/** @returns what a path of the build holds */
export function look(file: string): Entry {
  const full = path.join(BUILD, file);
  if (!existsSync(full)) return undefined;
  return statSync(full).isDirectory() ? 'folder' : 'file';
}

/** @returns path of a file of the build that fits, such as one whose name holds a hash */
export function anAsset(pattern: RegExp): string {
  const file = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).find((name) =>
    pattern.test(name),
  );
  if (!file) throw new Error(`The build has no file like ${String(pattern)}.`);
  return file;
}
