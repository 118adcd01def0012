import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {splitWords} from '../../lib/words';
import {textOfLines} from '../engine/lines';
import type {SectionText} from '../records/pageText';

/** What readers ask a section in words of their own, written by people who saw only that section. */
export interface AskedSection {
  /** What the section said then (`fingerprintOf`). */
  of: string;
  asked: string[];
}

/** Sections' questions by address below the base path, `#anchor` for a section. */
export type Questions = Readonly<Record<string, AskedSection>>;

export const QUESTIONS_FOLDER = path.join(__dirname, 'questions');

/** @returns the questions of all files of a folder; `npm run search:questions` writes them */
export function readQuestions(folder: string): Questions {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  const all: Record<string, AskedSection> = {};
  for (const file of files.sort()) {
    const entries = (load(readFileSync(path.join(folder, file), 'utf8')) ?? {}) as Questions;
    for (const [address, entry] of Object.entries(entries)) {
      if (typeof entry?.of !== 'string' || !Array.isArray(entry.asked) || address in all) {
        throw new Error(`${file}: "${address}" needs "of" and "asked", once; import it again.`);
      }
      all[address] = entry;
    }
  }
  return all;
}

/** @returns the name of the file that has an address' questions: one for each folder of pages */
export function questionsFileOf(address: string): string {
  const [folder = '', page] = (address.split('#')[0] ?? '').split('/');
  return `${page === undefined ? 'welcome' : folder}.yml`;
}

/** @returns a mark that changes when the section says something in other words */
export function fingerprintOf({titles, parts}: SectionText): string {
  const words = splitWords([...titles, textOfLines(parts)].join(' ')).join(' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}
