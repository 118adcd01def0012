import {readFile} from 'node:fs/promises';
import {parsePage} from '../../lib/markdown/page';
import {rememberResults} from '../../lib/rememberResults';
import {readTerms, type GlossaryTerms} from './terms';

const termsOf = rememberResults((source: string) => readTerms(parsePage(source).tree));

/**
 * @param file path of docs/glossary.md
 * @returns its terms by id
 * @throws Error as readTerms
 */
export async function readGlossary(file: string): Promise<GlossaryTerms> {
  return termsOf(await readFile(file, 'utf8'));
}
