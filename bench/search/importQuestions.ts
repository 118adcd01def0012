/**
 * `npm run search:questions -- FILES`: takes questions for sections over into src/search/data/questions. A line of a
 * file is "page#id", a tab and one question; a page alone is its opening. New questions of a section join those it
 * has; if it has changed since, they replace them. `--fit ADDRESSES` says that a changed section's questions
 * still fit; without anything, lists the sections that have changed or have none.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {dump} from 'js-yaml';
import {format, resolveConfig} from 'prettier';
import {SITE} from '../../src/config/site';
import {
  fingerprintOf,
  questionsFileOf,
  QUESTIONS_FOLDER,
  readQuestions,
  type AskedSection,
} from '../../src/search/data/questions';
import {readSources} from '../../src/search/records/developmentIndex';
import {mergeQuestions, sectionsByAddress} from './mergeQuestions';
import {ROOT} from './engines/engine';

const HEAD =
  '# What readers may ask, by section: npm run search:questions (bench/search/README.md). "of" tells whether the\n' +
  '# section has changed since.\n\n';

async function main(): Promise<void> {
  const siteUrl = SITE.url + SITE.baseUrl;
  const sections = sectionsByAddress(await readSources(path.join(ROOT, 'docs'), siteUrl), siteUrl);
  const questions = {...readQuestions(QUESTIONS_FOLDER)};
  const [first, ...others] = process.argv.slice(2);
  if (first === '--fit') {
    for (const address of others) {
      const [entry, section] = [questions[address], sections.get(address)];
      if (!entry || !section) throw new Error(`There is no section with questions at ${address}.`);
      questions[address] = {...entry, of: fingerprintOf(section)};
    }
  } else if (first !== undefined) {
    const lines = [first, ...others].flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    const lost = mergeQuestions(questions, lines, sections);
    if (lost.length > 0) console.warn(`No such section, left out:\n${lost.join('\n')}`);
  }
  if (first !== undefined) await write(questions, [...sections.keys()]);
  for (const address of Object.keys(questions).filter((one) => !sections.has(one)))
    console.log(`${address} is gone${first === undefined ? '' : ', and its questions with it'}`);
  for (const [address, section] of sections) {
    const entry = questions[address];
    const state = !entry ? 'has none' : entry.of !== fingerprintOf(section) && 'has changed';
    if (state) console.log(`${address || '(Welcome)'} ${state}`);
  }
}

/** Writes a file for each folder of pages, in the pages' order; what has no section any more goes. */
async function write(
  questions: Record<string, AskedSection>,
  order: readonly string[],
): Promise<void> {
  const files = new Map<string, Record<string, AskedSection>>();
  for (const address of order) {
    const entry = questions[address];
    if (!entry) continue;
    const name = questionsFileOf(address);
    files.set(name, {...files.get(name), [address]: entry});
  }
  for (const [name, entries] of files) {
    const file = path.join(QUESTIONS_FOLDER, name);
    const options = {...(await resolveConfig(file)), filepath: file};
    writeFileSync(file, await format(HEAD + dump(entries, {lineWidth: -1}), options));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
