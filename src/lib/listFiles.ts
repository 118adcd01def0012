import {Globby} from '@docusaurus/utils';

/** @returns paths of all files below a folder, with forward slashes, sorted */
export async function listFiles(folder: string): Promise<string[]> {
  return (await Globby('**', {cwd: folder, dot: true})).sort();
}
