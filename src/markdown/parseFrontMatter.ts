import type {ParseFrontMatter} from '@docusaurus/types';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {isPageFile} from '../lib/pageAddress';
import {curl} from './curlyQuotes';
import {validateFrontMatter} from './frontMatter';

/**
 * Docusaurus' front matter parser with our schema behind it, so that `npm start` and the build name a
 * wrong key at once, with file and remedy; and quotes curled (./curlyQuotes.ts).
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = toMessageRelativeFilePath(params.filePath);
  const [, below] = /(?:^|\/)docs\/(.*)$/.exec(file) ?? [];
  const isPage = below !== undefined && isPageFile(below);
  refuseEncoding(params.fileContent, file);
  if (isPage) refuseFrame(params.fileContent, file);
  const result = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
    throw new Error(`${file}: ${yamlFault(error)}`);
  });
  if (isPage) validateFrontMatter(result.frontMatter, file, params.fileContent);
  const frontMatter = {...result.frontMatter};
  for (const key of ['title', 'sidebar_label', 'pagination_label', 'description']) {
    const value = frontMatter[key];
    if (typeof value === 'string') frontMatter[key] = curl(value).trim(); // one in YAML's long form has a line's end
  }
  return {...result, frontMatter};
};

/** Letters of another encoding are lost as the file is read, each for this sign. */
function refuseEncoding(source: string, file: string): void {
  const [before = '', ...rest] = source.split('\uFFFD');
  if (rest.length === 0) return;
  throw new Error(
    `${file}:${before.split('\n').length}: the file is no UTF-8, and letters are lost: save it as UTF-8.`,
  );
}

/** What the lines around it make of it YAML doesn't know: it would read nothing, or the page as well. */
function refuseFrame(source: string, file: string): void {
  const fault =
    (!/^\uFEFF?---(?!-)/.test(source) &&
      'begins in the first line, with ---: let nothing stand before it') ||
    (!source.includes('\n---') && 'has no end: write --- on a line of its own below it');
  if (fault) throw new Error(`${file}: front matter ${fault}.`);
}

function yamlFault(error: unknown): string {
  if (!(error instanceof Error && 'reason' in error && 'mark' in error)) return String(error);
  const {reason, mark} = error as Error & {reason: string; mark: {line: number}};
  const cure = reason.startsWith('duplicated')
    ? 'Take one of the two out.'
    : 'The fault may stand in the line above: a text that holds a colon, or begins with a sign such as * ` @ or %, goes in quotes; quotes in it are of the other kind, " or \'; behind a key stand a colon and a plain space.';
  return `front matter can't be read, line ${mark.line + 1}: ${reason}. ${cure}`;
}
