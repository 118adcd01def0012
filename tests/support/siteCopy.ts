import {cpSync, mkdtempSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(__dirname, '../..');

/** What a build reads, its packages apart. */
const PARTS = [
  'docs',
  'hosting',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/** @returns a new folder with a copy of the site, without its packages */
export function copySiteSources(): string {
  const site = mkdtempSync(path.join(os.tmpdir(), 'help-'));
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(site, part), {recursive: true});
  return site;
}
