import {describe, expect, it} from 'vitest';
import {sectionsByAddress} from '../../bench/search/mergeQuestions';
import {SEARCH_DATA} from '../../src/search/data/keywords';
import {fingerprintOf, questionsFileOf} from '../../src/search/data/questions';
import {ADDRESS, readDocsPages} from '../support/searchPages';

/** So many may be out of date: a writer who changes a section needs no questions for it at once. */
const STALE_SHARE = 0.1;

describe('src/search/data/questions', () => {
  it('asks what the sections say today, but for a few', async () => {
    const sections = sectionsByAddress(await readDocsPages(), ADDRESS);
    const addresses = Object.entries(SEARCH_DATA.questions ?? {});
    const stale = addresses.flatMap(([address, {of}]) => {
      const section = sections.get(address);
      const file = `src/search/data/questions/${questionsFileOf(address)}`;
      if (!section)
        return [`${address}: there is no such section any more, take it out of ${file}`];
      if (fingerprintOf(section) === of) return [];
      return [`${address}: the section has changed since its questions in ${file} were written`];
    });
    if (stale.length > 0) console.warn(stale.join('\n'));
    expect(
      stale.length <= addresses.length * STALE_SHARE ? [] : stale,
      'too many questions are out of date: have new ones written (bench/search/README.md), or say that they still fit with "npm run search:questions -- --fit ADDRESS"',
    ).toEqual([]);
  });
});
