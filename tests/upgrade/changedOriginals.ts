import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const OVERRIDES = path.resolve(__dirname, '../../src/theme');
/** Where Docusaurus' theme components come from, below node_modules. */
const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];
/** Files that code of ours stands beside or repeats, and what to compare them with. */
const FILES: readonly {original: string; ours: string}[] = [
  {original: '@docusaurus/core/lib/ssg/ssgTemplate.html.js', ours: 'src/html/template.ts'},
  {original: '@docusaurus/utils-common/lib/index.js', ours: 'src/bundle/utilsCommon.ts'},
];

/**
 * @param before node_modules with the version in use
 * @param after node_modules with the new one
 * @returns what Docusaurus changed under our overrides, a line each
 */
export function changedOriginals(before: string, after: string): string[] {
  const components = listComponents().flatMap((component) =>
    THEMES.map((theme) => ({
      original: path.posix.join(theme, component),
      ours: `src/theme/${component}`,
    })),
  );
  return [...components, ...FILES]
    .filter(({original}) => read(before, original) !== read(after, original))
    .map(({original, ours}) => `${ours}: ${original} changed`);
}

/** @returns names of the components that src/theme overrides, such as Navbar/MobileSidebar */
function listComponents(): string[] {
  return readdirSync(OVERRIDES, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''));
}

function read(modules: string, original: string): string {
  const candidates = ['', '/index.js', '.js'].map((end) => path.join(modules, original) + end);
  const file = candidates.find((candidate) => candidate.endsWith('.js') && existsSync(candidate));
  return file ? readFileSync(file, 'utf8') : '';
}
