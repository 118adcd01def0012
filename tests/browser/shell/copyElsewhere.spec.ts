import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {nothingHappensFor} from '../../support/page';

/** Answers below another path with this site's files, their addresses rewritten as an archive does. */
async function copyTo(page: Page, prefix: string): Promise<void> {
  await page.route(`**${prefix}/v2/**`, async (route) => {
    const url = route.request().url().replace(prefix, '');
    const response = await route.fetch({url});
    const type = response.headers()['content-type'] ?? '';
    const text = type.includes('html') ? await response.text() : undefined;
    const body = text?.replace(/((?:href|src)="?)(?=\/v2\/)/g, `$1${prefix}`);
    await route.fulfill(body === undefined ? {response} : {response, body});
  });
}

const ARCHIVE = '/web/20260101000000/https://help.sunhou.se';
const PREFIXES = inAudit ? [ARCHIVE, '/intranet/music', '/v2/old'] : [ARCHIVE, '/v2/old'];

test('a copy at another address keeps its text @audit', async ({page, baseURL}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  for (const prefix of PREFIXES) {
    await copyTo(page, prefix);
    await page.goto(`${new URL(baseURL ?? '').origin}${prefix}/v2/how-to/choke-sounds/`);
    await nothingHappensFor(page, 1000, 'the page is taken over in some 200 ms');
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading, prefix).toHaveText('Choke one sound with another');
  }
  expect(faults).toEqual([]);
});
