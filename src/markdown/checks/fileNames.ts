import {HOST_FILES, ROBOTS_FILE, WORKER_FILE} from '../../../hosting/rules';

/**
 * Names of files and folders below docs/, which become addresses: in links, menus, lists of redirects, saved
 * files. So they hold only what stands for itself in all of them. Test: tests/unit/markdown/fileNames.test.ts
 */

const ALLOWED = /^[a-z0-9][a-z0-9-]*$/;

/** The one page whose address is promised with another sign (specification, section 2), and its pictures. */
const PROMISED = /^file_menu(?=$|-)/;

/** What no address leads to: hidden files, copies of editors and git, code that pages import, files without an ending. */
const NO_ADDRESS =
  /(?:^|\/)(?:\..*|.*[~#]|Thumbs\.db|.*\.(?:[cm]?[jt]sx?|css|orig|rej|bak|tmp|sw[op])|[^./]+)$/;

/** Folders of the finished site: a host keeps what is there for long, and the search and lists by tags are there. */
const TAKEN = /^(?:assets|css|img|search|tags)(?:\.mdx?|\/.*\.mdx?)$/;

/** What stands for itself in an address. Names in static/ are often given, such as an owner's mark. */
const PLAIN = /^[\w.~-]+$/;

/** What the build writes into the finished site, over what stands there, besides pages and their Markdown copies. */
export const WRITTEN: readonly string[] = [
  ROBOTS_FILE,
  WORKER_FILE,
  '404.html',
  'index.html',
  'glossary.json',
  'licenses.txt',
  'llms.txt',
  'llms-full.txt',
  'search-index.json',
  'opensearch.xml',
  'sitemap.xml',
  ...HOST_FILES,
];

/** Docusaurus' own. */
const CATEGORY = /^_category_\.(?:json|ya?ml)$/;

/** Names that Windows gives no file. */
const DEVICE = /^(?:aux|con|nul|prn|com\d|lpt\d)$/;

const RULE =
  'Names of pages, pictures and folders have small letters from a to z, digits and hyphens, since they become addresses (CONTRIBUTING.md).';

/**
 * @param files paths below docs/, with forward slashes
 * @returns which are not allowed, each with a name to use instead
 */
export function checkFileNames(files: readonly string[]): string[] {
  const faults = new Map<string, string>();
  for (const file of files) {
    if (NO_ADDRESS.test(file)) continue;
    if (TAKEN.test(file)) faults.set(file, file.replace(/(?=[./])/, '-page'));
    const parts = file.split('/');
    parts.forEach((part, index) => {
      const isFile = index === parts.length - 1;
      const better = isFile ? betterFile(part, parts[index - 1]) : betterPart(part);
      const path = parts.slice(0, index + 1).join('/');
      if (better !== part) faults.set(path, better);
    });
  }
  return [...faults].map(([path, better]) => `docs/${path}: name it ${better}`);
}

/**
 * @param files paths below docs/
 * @param served paths below static/, in which anything may stand that needs no percent sign in an address
 * @throws Error that names every file and folder that is not allowed
 */
export function refuseFileNames(files: readonly string[], served: readonly string[]): void {
  const faults = [
    ...checkFileNames(files),
    ...served
      .filter((file) => !file.split('/').every((part) => PLAIN.test(part)))
      .map((file) => `static/${file}: name it ${file.split('/').map(betterServed).join('/')}`),
    ...served
      .filter((file) => WRITTEN.includes(file))
      .map((file) => `static/${file}: the build writes one of this name`),
  ];
  if (faults.length === 0) return;
  throw new Error(
    `Files need another name.\n${faults.map((fault) => `  - ${fault}`).join('\n')}\n${RULE}`,
  );
}

/** @returns the name itself if it is allowed */
function betterFile(name: string, folder: string | undefined): string {
  if (CATEGORY.test(name)) return name;
  const [, words = '', ending = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const better = betterPart(words);
  const isPage = /^mdx?$/i.test(ending);
  // Docusaurus takes both for the page of their folder, as README for index.
  const isIndex = isPage && (better === 'readme' || better === folder);
  return `${isIndex ? 'index' : better}.${ending.toLowerCase()}`;
}

function betterServed(part: string): string {
  return PLAIN.test(part) ? part : part.split('.').map(betterPart).join('.');
}

function betterPart(part: string): string {
  const [, mark = '', words = ''] = /^(_?)(.*)$/s.exec(part) ?? [];
  if (ALLOWED.test(words.replace(PROMISED, 'file-menu')) && !DEVICE.test(words)) return part;
  const plain = words
    .replace(/(?<=[a-z])#/gi, '-sharp-')
    .replace(/%/g, '-percent-')
    .replace(/&/g, '-and-')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return mark + (plain === '' || DEVICE.test(plain) ? `${plain || 'a'}-page` : plain);
}
