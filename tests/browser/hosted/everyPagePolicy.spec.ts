import {expect, test, type Page} from '../../support/tab';
import {BUILDS, serveFolder} from '../../support/configurations';
import {goWithin, hydrated} from '../../support/page';
import {watchPolicy} from '../../support/policyViolations';
import {ALL_ROUTES, ONE_OF_EACH_KIND} from '../../support/routes';

/**
 * No page violates the policy, in any of the four configurations. Without services, each page is loaded
 * by everyPage.spec.ts, under the strictest of them. With both services each page is shown in one document,
 * as when a reader goes from page to page, so that its scripts run under that policy, and one of each kind
 * is loaded; with one service, one of each kind. The code within the pages is held against each policy by
 * tests/build/policy.test.ts. AUDIT_ALL=1 loads all in all.
 *
 * Nothing is played here, since that would switch the browser's cache off: other hosts can't be
 * reached, and the policy is asked before they are.
 */
const AUDIT_ALL = process.env.AUDIT_ALL === '1';
/** The longest first, since these tests come last: with their own options they need workers of their own. */
const VISITED = Object.entries(BUILDS)
  .filter(([name]) => AUDIT_ALL || name !== 'no services')
  .reverse();

/** Goes on within the document, until the page is shown. */
async function goTo(page: Page, address: string): Promise<void> {
  await goWithin(page, address);
  const {pathname} = new URL(address);
  await page.waitForFunction(
    (path) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(path),
    pathname,
  );
}

test.use({
  launchOptions: async ({launchOptions}, provide) => {
    const args = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
    await provide({...launchOptions, args: [...(launchOptions.args ?? []), ...args]});
  },
});

/** Whom the page of results asks; whether it does before the next page is loaded is a matter of time. */
const SEARCH_HOST = /^testapp-(?:dsn|\d)\.algolia(?:net\.com|\.net)$/;

for (const [name, {folder, google, search}] of VISITED) {
  test(`with ${name} no page violates the policy`, async ({page}) => {
    test.setTimeout(180_000);
    const {origin, server} = await serveFolder(folder);
    const foreign = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.origin !== origin) foreign.add(url.host);
    });
    const violations = await watchPolicy(page);
    const load = async (route: string): Promise<void> => {
      await page.goto(`${origin}/v2/${route}`, {waitUntil: 'commit'});
      await hydrated(page);
    };
    for (const route of AUDIT_ALL ? [...ALL_ROUTES, 'no-such-page/'] : ONE_OF_EACH_KIND) {
      await load(route);
    }
    if (name === 'both' && !AUDIT_ALL) {
      await load('');
      for (const route of ALL_ROUTES) await goTo(page, `${origin}/v2/${route}`);
    }
    await page.waitForLoadState('networkidle');
    server.close();
    expect(violations).toEqual([]);
    const others = [...foreign].filter((host) => !search || !SEARCH_HOST.test(host));
    expect(others).toEqual(google ? ['www.googletagmanager.com'] : []);
  });
}
