import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes files with the folders they need.
 *
 * @param folder where
 * @param files text of each, by its path below the folder
 */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}
