import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../hosting/listFiles';

/** A page of a build, whatever was done to it since it was read. */
export interface BuiltPage {
  /** Its path below the build's folder, with forward slashes. */
  file: string;
  html: string;
}

/** @returns all pages of a build, the not-found page too */
export async function readBuiltPages(outDir: string): Promise<BuiltPage[]> {
  const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  return files.map((file) => ({file, html: readFileSync(path.join(outDir, file), 'utf8')}));
}
