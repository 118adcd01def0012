import {expect} from '@playwright/test';
import axe from 'axe-core';
import {rememberColors, runAxe} from '../../support/axe';
import {ONE_OF_EACH_KIND} from '../../support/routes';
import type {EngineName} from '../harness/driver';
import type {Tab} from '../harness/tab';
import {flow} from '../harness/test';

const MISSING = 'no-such-page/';

/** What an engine says and nobody can mend. */
const EXPECTED: Readonly<Record<EngineName, readonly RegExp[]>> = {
  chromium: [],
  firefox: [],
  webkit: [/Unrecognized Content-Security-Policy directive 'manifest-src'/],
};

for (const [index, route] of ONE_OF_EACH_KIND.entries()) {
  flow(`the console says nothing on /${route}`, async ({tab, site, engine}) => {
    // Each at one width: how wide a window is changes little of what runs.
    flow.skip((index % 2 === 0) === tab.isNarrow, 'Tried at the other width.');
    await tab.open(route);
    const links = 'link[rel=prefetch], script[src]';
    await tab.until(
      'pages in view are fetched',
      (selector) => performance.now() > 2500 && document.querySelector(selector) !== null,
      links,
    );
    const expected = [...EXPECTED[engine], ...(route === MISSING ? [/404/] : [])];
    const isExpected = (text: string): boolean => expected.some((words) => words.test(text));
    expect(tab.messages().filter((text) => !isExpected(text))).toEqual([]);
    expect(site.asked.length).toBeGreaterThan(3);
  });
}

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
