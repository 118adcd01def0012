import {expect} from '@playwright/test';
import axe from 'axe-core';
import {rememberColors, runAxe} from '../../support/axe';
import {ONE_OF_EACH_KIND} from '../../support/routes';
import type {EngineName} from '../harness/driver';
import type {Tab} from '../harness/tab';
import {ANY_WIDTH, flow} from '../harness/test';

const MISSING = 'no-such-page/';

/** What an engine says and nobody can mend. */
const EXPECTED: Readonly<Record<EngineName, readonly RegExp[]>> = {
  chromium: [],
  firefox: [],
  webkit: [/Unrecognized Content-Security-Policy directive 'manifest-src'/],
};

flow('the console says nothing on a page of each kind', ANY_WIDTH, async ({tab, site, engine}) => {
  flow.setTimeout(150_000); // eleven pages, each until it is quiet
  for (const route of ONE_OF_EACH_KIND) {
    const before = tab.messages().length;
    await tab.open(route);
    // What a page fetches ahead of time comes late; WebKit complains of a page that is left meanwhile.
    await tab.until('what comes later is asked for', () => performance.now() > 2500);
    await site.quiet();
    const expected = [...EXPECTED[engine], ...(route === MISSING ? [/404/] : [])];
    const said = tab.messages().slice(before);
    expect(
      said.filter((text) => !expected.some((words) => words.test(text))),
      `said on /${route}`,
    ).toEqual([]);
  }
  expect(site.asked.length).toBeGreaterThan(3 * ONE_OF_EACH_KIND.length);
});

async function expectAccessible(tab: Tab, part?: string): Promise<void> {
  await tab.evaluate(`(() => { ${axe.source} })()`);
  await tab.evaluate(rememberColors);
  expect(await tab.evaluate(runAxe, part)).toEqual([]);
}

flow('axe finds nothing on a page', async ({tab}) => {
  await tab.open('how-to/choke-sounds/');
  await expectAccessible(tab);
});

flow('axe finds nothing in the search', async ({tab}) => {
  await tab.open('');
  await tab.press('/');
  await tab.shown('dialog input');
  await tab.type('choke');
  await tab.shown('dialog [role=option]');
  await expectAccessible(tab, 'dialog[open]');
});
