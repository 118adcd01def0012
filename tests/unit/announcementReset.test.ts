import {describe, expect, it} from 'vitest';
import {resetScript} from '../../src/plugins/announcement-reset';

/** Runs the inline script against a storage, as the page's head does. */
function run(stored: Record<string, string>): Record<string, string> {
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    removeItem: (key: string) => {
      Reflect.deleteProperty(stored, key);
    },
  };
  new Function('localStorage', resetScript('new'))(storage);
  return stored;
}

describe('resetScript', () => {
  it('forgets the dismissal of another announcement only', () => {
    const dismissed = {'docusaurus.announcement.dismiss': 'true'};
    expect(run({...dismissed, 'docusaurus.announcement.id': 'old'})).toEqual({
      'docusaurus.announcement.id': 'old',
    });
    expect(run({...dismissed, 'docusaurus.announcement.id': 'new'})).toMatchObject(dismissed);
  });
});
