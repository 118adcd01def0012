import {expect} from '@playwright/test';
import {inAudit} from '../../support/audit';
import {flow} from '../harness/test';

flow.use({isSmall: !inAudit});

flow('the help is saved, and opens without a network', async ({tab, site}) => {
  flow.setTimeout(90_000); // it waits for quiet seconds, and then fetches the help, in the audit the whole
  site.letSave();
  await tab.open('');
  await expect
    .poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state), {
      message: 'the help is saved',
      timeout: 60_000,
      intervals: [500],
    })
    .toBe('activated');
  await site.switchOff();
  await tab.open('how-to/choke-sounds/');
  expect(await tab.text('h1')).toBe('Choke one sound with another');
  await tab.press('/');
  await tab.shown('dialog input');
  await tab.type('metro');
  await tab.shown('dialog [role=option]');
});
