import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {isPageFile} from '../../lib/pageAddress';
import {parseMarkdown} from '../../lib/parseMarkdown';
import {lintPage, termFaults, termsOf, type PageFault} from './lintPage';

/**
 * @param docs folder of all pages
 * @returns what writers have to change, each with file, line and remedy
 */
export async function lintPages(docs: string): Promise<string[]> {
  const read = async (file: string) => parseMarkdown(await readFile(path.join(docs, file), 'utf8'));
  const terms = termsOf(await read('glossary.md'));
  const names = await readdir(docs, {recursive: true});
  const files = names.map((name) => name.split(path.sep).join('/')).filter(isPageFile);
  const faults: string[] = [];
  for (const file of files.sort()) {
    const page = await read(file);
    faults.push(...inOrder([...lintPage(page), ...termFaults(page, terms)], file));
  }
  return faults;
}

function inOrder(faults: readonly PageFault[], file: string): string[] {
  return [...faults]
    .sort((a, b) => a.line - b.line)
    .map(({line, message}) => `docs/${file}:${line}: ${message}`);
}
