import {readFileSync} from 'node:fs';
import {parsePage} from '../../lib/markdown/page';
import {rememberByFile} from '../../lib/rememberByFile';
import {readTerms, type GlossaryTerms} from './terms';

/**
 * @param file path of docs/glossary.md
 * @returns its terms by id
 * @throws Error as readTerms
 */
export const readGlossary = rememberByFile(
  (file: string): GlossaryTerms => readTerms(parsePage(readFileSync(file, 'utf8')).tree),
);
