import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Something that others made and readers get a copy of. */
export interface Notice {
  /** Name, and version if it is a package. */
  name: string;
  /** As the package says (an SPDX expression), or empty. */
  license: string;
  /** The license in full, with the names of the authors. */
  text: string;
}

interface PackageJson {
  name: string;
  version: string;
  license?: string;
  author?: string | {name: string};
}

/** Up to the innermost package. */
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const TEXTS = /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i;

/**
 * @param files absolute paths of the modules of a bundle
 * @returns folders of the packages they are from; the site's own modules are from none
 */
export function packageFolders(files: Iterable<string>): string[] {
  const folders = [...files].flatMap((file) => FOLDER.exec(file) ?? []);
  return [...new Set(folders)];
}

/**
 * @param folder of an installed package
 * @throws Error when it has no license file and its license is not MIT
 */
export function readNotice(folder: string): Notice {
  const source = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license = '', author = name} = JSON.parse(source) as PackageJson;
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  if (texts.length === 0) {
    if (license !== 'MIT') {
      throw new Error(
        `src/licenses: ${name} ${version} goes to readers and has no license file, and "${license}" is not MIT, whose text is here. Ask its authors, or do without it.`,
      );
    }
    const holder = typeof author === 'string' ? author : author.name;
    texts.push(`Copyright (c) ${holder}\n\n${readText('MIT.txt')}`);
  }
  return {name: `${name} ${version}`, license, text: texts.join('\n\n')};
}

/** Not packages of a build: files of the repository are made from them by `npm run font` and `npm run pictograms`. */
export function madeFrom(): Notice[] {
  return [
    {
      name: 'Figtree (the typeface, and the outlines of labels in pictures)',
      license: 'OFL-1.1',
      text: readText('../css/fonts/OFL.txt'),
    },
    {name: 'Lucide (pictograms)', license: 'ISC', text: readText('lucide.txt')},
  ];
}

function readText(file: string): string {
  return readFileSync(path.join(__dirname, file), 'utf8').trim();
}
