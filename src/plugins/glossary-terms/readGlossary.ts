import {readFile} from 'node:fs/promises';
import {parsePage} from '../../lib/markdown/page';
import {readTerms, type GlossaryTerms} from './terms';

/**
 * @param file path of docs/glossary.md
 * @returns its terms by id
 * @throws Error as readTerms
 */
export async function readGlossary(file: string): Promise<GlossaryTerms> {
  return readTerms(parsePage(await readFile(file, 'utf8')).tree);
}
