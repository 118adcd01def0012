import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {createHelpServer} from '../../hosting/server';
import {SITE} from '../../src/config/site';

const BUILD = path.resolve(__dirname, '../../build');

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
  const file = path.join(BUILD, route, 'index.html');
  const html = readFileSync(file, 'utf8');
  const scripts = [...html.matchAll(/<script[^>]* src="?([^" >]+)/g)].map(([, src = '']) => src);
  return scripts.filter((src) => !/\/(?:main|runtime~main)\./.test(src));
}

/** A host that has lost scripts. */
export interface FaultyHost {
  /** Address of Welcome. */
  readonly home: string;
  /** How often a page was asked for. */
  readonly loads: () => number;
}

let whole: Server | undefined;

/**
 * Starts a host of the built site that answers 404 for scripts that fit while `isGone` says so. It isn't done by
 * page.route: a page that loads itself again while its requests are held there may stay between two loads.
 */
export async function startFaultyHost(
  fits: (pathname: string) => boolean,
  isGone: () => boolean = () => true,
): Promise<FaultyHost> {
  whole ??= createHelpServer(BUILD, SITE.baseUrl); // compresses each file once for all
  const answers = whole;
  let loads = 0;
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '', 'http://localhost');
    if (request.headers['sec-fetch-dest'] === 'document') loads += 1;
    if (pathname.includes('/assets/js/') && fits(pathname) && isGone()) {
      response.writeHead(404).end('gone');
    } else {
      answers.emit('request', request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  server.unref();
  const {port} = server.address() as AddressInfo;
  return {home: `http://localhost:${String(port)}${SITE.baseUrl}`, loads: () => loads};
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
  await page.route('**/assets/js/**', (script) =>
    own.includes(new URL(script.request().url()).pathname) && isGone()
      ? script.fulfill({status: 404, body: 'gone'})
      : script.continue(),
  );
  await page.route(`**/${route}index.html`, async (answer) => {
    const url = answer
      .request()
      .url()
      .replace(/[^/]*$/, 'no-such-page/');
    await answer.fulfill({response: await answer.fetch({url})});
  });
}
