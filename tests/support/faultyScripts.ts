import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

/**
 * Makes one page's component throw, by changing its code on the way to the browser, until the page's
 * `window.crash` is false.
 *
 * @param id of the page, as Docusaurus names it: its file without the ending
 */
export async function crashPage(page: Page, id: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (!code.includes(`"id":"${id}","title"`)) return route.fulfill({response, body: code});
    const crashing = code.replace(
      /function (\w+)\(e=\{\}\)\{/,
      (start) => `${start}if(window.crash!==false)throw new Error("boom");`,
    );
    if (crashing === code) throw new Error(`The script of ${id} has no component to change.`);
    // Not for the tests after this one, in the same tab.
    const headers = {...response.headers(), 'cache-control': 'no-store'};
    return route.fulfill({response, body: crashing, headers});
  });
}

/** @returns addresses of the scripts that this page has and others don't */
export function ownScripts(route: string): string[] {
  const file = path.resolve(__dirname, '../../build', route, 'index.html');
  const html = readFileSync(file, 'utf8');
  const scripts = [...html.matchAll(/<script[^>]* src="?([^" >]+)/g)].map(([, src = '']) => src);
  return scripts.filter((src) => !/\/(?:main|runtime~main)\./.test(src));
}

/**
 * Answers 404 for scripts that fit while `isGone` says so.
 *
 * @returns counts loads of the document
 */
export async function removeScripts(
  page: Page,
  fits: (pathname: string) => boolean,
  isGone: () => boolean = () => true,
): Promise<{loads: () => number}> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/js/**', (route) =>
    fits(new URL(route.request().url()).pathname) && isGone()
      ? route.fulfill({status: 404, body: 'gone'})
      : route.continue(),
  );
  return {loads: () => loads};
}

/**
 * Removes a page's own scripts, and lets the host answer with its not-found page at the page's file name:
 * the router then shows the page in that document, and asks for the scripts itself.
 */
export async function losePageCode(
  page: Page,
  route: string,
  isGone: () => boolean = () => true,
): Promise<void> {
  const own = ownScripts(route);
  await removeScripts(page, (pathname) => own.includes(pathname), isGone);
  await page.route(`**/${route}index.html`, async (answer) => {
    const url = answer
      .request()
      .url()
      .replace(/[^/]*$/, 'no-such-page/');
    await answer.fulfill({response: await answer.fetch({url})});
  });
}
