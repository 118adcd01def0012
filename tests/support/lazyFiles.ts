import {readdirSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from './builtSite';

/**
 * @param prefix of the names of chunks, such as "tool-"
 * @returns scripts and sheets of the build whose name begins so, below assets/
 */
export function lazyFiles(prefix: RegExp): string[] {
  return readdirSync(path.join(BUILD, 'assets'), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => prefix.test(path.posix.basename(file)) && /\.(?:js|css)$/.test(file));
}
