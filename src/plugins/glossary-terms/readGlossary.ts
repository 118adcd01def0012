import {readFile} from 'node:fs/promises';
import {readTerms, type GlossaryTerms} from './terms';

/**
 * @param file path of docs/glossary.md
 * @returns its terms by id
 * @throws Error as readTerms
 */
export async function readGlossary(file: string): Promise<GlossaryTerms> {
  return readTerms(await readFile(file, 'utf8'));
}
