import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mendModal} from '../../src/plugins/docsearch-fixes';

describe('mendModal', () => {
  it('mends the installed DocSearch', () => {
    const source = readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');
    expect(mendModal(source)).not.toBe(source);
  });

  it('stops when DocSearch changed, and says what to do', () => {
    expect(() => mendModal('something else')).toThrow(/take the fix out, or adapt it/);
  });
});
