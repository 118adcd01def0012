/**
 * `npm run compress`: writes a brotli (.br) and a gzip (.gz) copy beside each file of the build that is
 * worth it, for hosts that send such copies (nginx.conf does). Others compress by themselves.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {compressFolder} from './compressFolder';

const folder = path.resolve(process.env.BUILD_FOLDER ?? 'build');
if (!existsSync(path.join(folder, 'index.html'))) {
  console.error(`There is no built site in ${folder}: run "npm run build" first.`);
  process.exit(1);
}
void compressFolder(folder).then(({files, before, brotli, gzip}) => {
  const kB = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
  console.log(`${String(files)} files: ${kB(before)}, gzip ${kB(gzip)}, brotli ${kB(brotli)}`);
});
