import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mendModal} from '../../src/plugins/docsearch-fixes';
import {leaveOutAskAi} from '../../src/plugins/docsearch-fixes/askAi';

const installed = readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');

describe('mendModal', () => {
  it('mends the installed DocSearch', () => {
    expect(mendModal(installed)).not.toBe(installed);
  });

  it('stops when DocSearch changed, and says what to do', () => {
    expect(() => mendModal('something else')).toThrow(/take the fix out, or adapt it/);
  });
});

describe('leaveOutAskAi', () => {
  it('leaves the search and takes out the assistant’s libraries and Algolia’s client', () => {
    const plain = leaveOutAskAi(mendModal(installed));
    const holds = (text: RegExp): boolean => text.test(plain); // a failure need not print 100 kB
    expect(holds(/export\s*\{\s*\w+ as DocSearchModal\s*\}/)).toBe(true);
    expect(holds(/DocSearch-NoResults/)).toBe(true);
    expect(holds(/Zod|algolianet|vercel\.ai/)).toBe(false);
    expect(plain.length).toBeLessThan(installed.length / 3);
  });

  it('stops when DocSearch changed', () => {
    expect(() => leaveOutAskAi('something else')).toThrow(/Adapt askAi\.ts/);
  });
});
