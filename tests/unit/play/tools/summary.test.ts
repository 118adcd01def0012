import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readHash, stampOf, writeHash} from '../../../../src/play/tools/getTheSoundBack/address';
import {summaryOf} from '../../../../src/play/tools/getTheSoundBack/summary';
import {walk} from '../../../../src/play/tools/getTheSoundBack/walk';
import {faultsOfMarkdown} from '../../../support/faultPage';

describe('the summary for a report', () => {
  it.each([
    [
      'yynny',
      [
        "1. It's silent: yes",
        '2. No sound from any drum: yes',
        '3. Turn the volume down. Helped: no',
        '4. Check that the interface is on and plugged straight into the computer, with your … Helped: no',
        '5. Restart the interface, then the program. Helped: yes',
        'Result: not solved',
      ],
    ],
    [
      'yyyy',
      [
        "1. It's silent: yes",
        '2. No sound from any drum: yes',
        '3. Turn the volume down. Helped: yes',
        '4. Check: Four yeses on every drum. Passed: yes',
        'Result: solved (No sound from any drum)',
      ],
    ],
    [
      'ynnnyy',
      [
        "1. It's silent: yes",
        '2. No sound from any drum: no',
        '3. One drum is silent: no',
        '4. One set is silent, others play: no',
        '5. Samples are missing: yes',
        "6. Plug in the drive, or put the files back under their old names. If they've moved for … Helped: yes",
        'Result: not solved',
      ],
    ],
    ['nn', ["1. It's silent: no", '2. It sounds wrong: no', 'Result: not solved']],
  ])('of the answers %s says what was asked and tried', async (answers, lines) => {
    const page = await faultsOfMarkdown(
      readFileSync('docs/troubleshooting/no-sound.md', 'utf8').replace(/^---[^]*?\n---\n/, ''),
    );
    const {answered, place} = walk(page, answers);
    expect(summaryOf('No sound: https://x', answered, place).split('\n')).toEqual([
      'No sound: https://x',
      ...lines,
    ]);
  });
});

describe('the place in the address', () => {
  it('is read as it was written', () => {
    const kept = {answers: 'yyn1', stamp: stampOf('Words')};
    expect(writeHash(kept)).toMatch(/^#sound=yyn1\.[0-9a-z]+$/);
    expect(readHash(writeHash(kept))).toEqual(kept);
  });

  it.each(['', '#no-peaks', '#sound=', '#sound=yes.1', '#sound=yn', `#sound=${'y'.repeat(301)}.1`])(
    'is not in %s',
    (hash) => {
      expect(readHash(hash)).toBeUndefined();
    },
  );

  it('has another stamp for another page', () => {
    expect(stampOf('One')).not.toBe(stampOf('Two'));
  });
});
