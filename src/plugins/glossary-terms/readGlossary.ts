import {readFile} from 'node:fs/promises';
import {parsePage} from '../../lib/markdown/page';
import {rememberByFile} from '../../lib/rememberByFile';
import {readTerms, type GlossaryTerms} from './terms';

/**
 * @param file path of docs/glossary.md
 * @returns its terms by id
 * @throws Error as readTerms
 */
export const readGlossary = rememberByFile(
  async (file: string): Promise<GlossaryTerms> =>
    readTerms(parsePage(await readFile(file, 'utf8')).tree),
);
