import {expect, type Locator} from '@playwright/test';
import type {AlgoliaStandIn} from '../../support/algoliaStandIn';
import {HOSTED_ENV} from '../../support/hostedBuild';
import {dialog, openDialog, results, searchBox, test} from '../../support/searchBackend';

/** Addresses in the index, and what a reader's link must be (specification, section 2). */
const LINKS = {
  'an external one stays as it is': {
    url: 'https://example.com/v2/how-to/record/?a=b#part',
    href: 'https://example.com/v2/how-to/record/?a=b#part',
  },
  'version 1 is external': {
    url: 'https://help.sunhou.se/v1/record#part',
    href: 'https://help.sunhou.se/v1/record#part',
  },
  'an internal one keeps path and hash': {
    url: 'https://help.sunhou.se/v2/how-to/record/?from=index#check-that-it-works',
    href: '/v2/how-to/record/#check-that-it-works',
  },
  'a path is replaced as configured': {
    url: `https://help.sunhou.se${HOSTED_ENV.ALGOLIA_RESULT_PATH_FROM}record/#check-that-it-works`,
    href: `${HOSTED_ENV.ALGOLIA_RESULT_PATH_TO}record/#check-that-it-works`,
  },
};

function addRecord(algolia: AlgoliaStandIn, url: string): void {
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  algolia.indices.get(HOSTED_ENV.ALGOLIA_INDEX_NAME)?.records.set('added', {
    objectID: 'added',
    url,
    type: 'lvl1',
    hierarchy: {lvl0: 'Added', lvl1: 'Xylophone', ...none},
    content: null,
    language: 'en',
    docusaurus_tag: 'default',
  });
}

const linkOfResult = (place: Locator) =>
  place.getByText('Xylophone').first().locator('xpath=ancestor-or-self::a');

test('links are what the specification says, in the dialog and on the search page; Enter follows one within the site', async ({
  page,
  algolia,
}) => {
  for (const [name, {url, href}] of Object.entries(LINKS)) {
    addRecord(algolia, url);
    await openDialog(page);
    await searchBox(page).fill('xylophone');
    await expect(linkOfResult(dialog(page)), name).toHaveAttribute('href', href);
  }
  // The last, a replaced path.
  await page.goto('search/?q=xylophone');
  const {href} = LINKS['a path is replaced as configured'];
  await expect(linkOfResult(page.locator('main ol'))).toHaveAttribute('href', href);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.keyboard.press('Control+k');
  await searchBox(page).fill('xylophone');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v2\/how-to\/record\/#check-that-it-works$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
