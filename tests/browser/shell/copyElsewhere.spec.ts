import {expect, test, type Page} from '../../support/tab';
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

for (const [where, prefix] of [
  ['an archive', '/web/20260101000000/https://help.sunhou.se'],
  ['a mirror', '/intranet/music'],
  ['a folder of the site', '/v2/old'],
] as const) {
  for (const [route, title] of [
    ['how-to/choke-sounds/', 'Choke one sound with another'],
    ['', 'Welcome'],
    ['search/', 'Search the help'],
  ] as const) {
    test(`the copy of /${route} in ${where} keeps its text`, async ({page, baseURL}) => {
      const faults: string[] = [];
      page.on('pageerror', ({message}) => faults.push(message));
      await copyTo(page, prefix);
      await page.goto(`${new URL(baseURL ?? '').origin}${prefix}/v2/${route}`);
      await page.waitForLoadState('networkidle');
      await nothingHappensFor(page, 500, 'the page is taken over in some 200 ms');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      expect(faults).toEqual([]);
    });
  }
}
