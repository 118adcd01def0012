import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readHash, stampOf, writeHash} from '../../../../src/play/tools/getTheSoundBack/address';
import {summaryOf} from '../../../../src/play/tools/getTheSoundBack/summary';
import {walk} from '../../../../src/play/tools/getTheSoundBack/walk';
import {faultsOfMarkdown} from '../../../support/faultPage';

it.each([
  [
    '112n',
    [
      "1. It's silent",
      '2. No sound from any drum',
      '3. No sound from any drum, all that its fix says. Helped: went on to another symptom',
      '4. Peaks, but no dots, all that its fix says. Helped: no',
      'Result: not solved (Peaks, but no dots)',
    ],
  ],
  [
    '11yy',
    [
      "1. It's silent",
      '2. No sound from any drum',
      '3. No sound from any drum, all that its fix says. Helped: yes',
      '4. Check: Every drum gets four yeses. Passed: yes',
      'Result: solved (No sound from any drum)',
    ],
  ],
  ['20', ['1. It sounds wrong', '2. It sounds wrong, by another symptom', 'Result: not solved']],
  ['0', ['1. Another kind of trouble', 'Result: not solved']],
])('a summary of the answers %s says what was asked and tried', async (answers, lines) => {
  const page = await faultsOfMarkdown(
    readFileSync('docs/troubleshooting/no-sound.md', 'utf8').replace(/^---[^]*?\n---\n/, ''),
  );
  const {answered, place} = walk(page, answers);
  expect(summaryOf('No sound: https://x', answered, place).split('\n')).toEqual([
    'No sound: https://x',
    ...lines,
  ]);
});

describe('the place in the address', () => {
  it('is read as it was written', () => {
    const kept = {answers: '11y', stamp: stampOf('Words')};
    expect(writeHash(kept)).toMatch(/^#sound=11y\.[0-9a-z]+$/);
    expect(readHash(writeHash(kept))).toEqual(kept);
  });

  it.each(['', '#no-peaks', '#sound=', '#sound=yet.1', '#sound=yn', `#sound=${'y'.repeat(301)}.1`])(
    'is not in %s',
    (hash) => {
      expect(readHash(hash)).toBeUndefined();
    },
  );

  it('has another stamp for another page', () => {
    expect(stampOf('One')).not.toBe(stampOf('Two'));
  });
});
