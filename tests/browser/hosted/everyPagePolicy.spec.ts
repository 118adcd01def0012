import {expect, test} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {BUILDS, serveFolder} from '../../support/configurations';
import {hydrated} from '../../support/page';
import {watchPolicy} from '../../support/policyViolations';
import {ALL_ROUTES, ONE_OF_EACH_KIND} from '../../support/routes';

/**
 * No page violates the policy with both services: one of each kind is loaded. In the audit each page is, in
 * each of the four configurations. Without services everyPage.spec.ts looks, under the strictest policy; the
 * code within the pages is held against each policy by tests/build/policy.test.ts.
 *
 * Nothing is played here, since that would switch the browser's cache off: other hosts can't be
 * reached, and the policy is asked before they are.
 */
/** The longest first, since these tests come last: with their own options they need workers of their own. */
const VISITED = Object.entries(BUILDS)
  .filter(([name]) => inAudit || name !== 'no services')
  .reverse();

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
    for (const route of inAudit ? [...ALL_ROUTES, 'no-such-page/'] : ONE_OF_EACH_KIND) {
      await load(route);
    }
    await page.waitForLoadState('networkidle');
    server.close();
    expect(violations).toEqual([]);
    const others = [...foreign].filter((host) => !search || !SEARCH_HOST.test(host));
    expect(others).toEqual(google ? ['www.googletagmanager.com'] : []);
  });
}
