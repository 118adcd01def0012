import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {SITE} from '../../src/config/site';
import {ROOT} from './siteCopy';

/** The build of `npm run build:strict`. */
export const BUILD = path.join(ROOT, 'build');

/** A page of a build. */
export interface BuiltPage {
  /** Address below the base path. */
  route: string;
  $: CheerioAPI;
}

/** Pages of the plain build, which most tests of builds read: each is parsed once a thread. */
const parsed = new Map<string, CheerioAPI>();

function parse(file: string): CheerioAPI {
  const page = parsed.get(file) ?? load(readFileSync(file, 'utf8'));
  if (file.startsWith(BUILD)) parsed.set(file, page);
  return page;
}

/**
 * Reads pages, which tests share: whoever changes one loads its own.
 *
 * @param folder of a build
 * @param routes addresses of pages below the base path
 * @throws Error when there is no build
 */
export function readPages(folder: string, routes: readonly string[]): BuiltPage[] {
  if (!existsSync(folder)) {
    throw new Error('There is no build: run "npm run build:strict" first.');
  }
  return routes.map((route) => {
    const file = route.endsWith('.html') ? route : `${route}index.html`;
    return {route, $: parse(path.join(folder, file))};
  });
}

/** @returns a page of the plain build */
export const readPage = (route: string): CheerioAPI =>
  (readPages(BUILD, [route])[0] as BuiltPage).$;

/**
 * @returns paths of the scripts that the pages name, each once
 */
export function scriptsOf(pages: readonly BuiltPage[]): string[] {
  const addresses = pages.flatMap(({$}) => attributes($, 'src'));
  return [...new Set(addresses.filter((address) => address.endsWith('.js')))];
}

/**
 * @param folder of the build
 * @param baseUrl its base path, with slashes at both ends
 * @param pages all of its pages
 * @returns links of pages that lead to no page, file or anchor of the build
 */
export function brokenLinks(
  folder: string,
  baseUrl: string,
  pages: readonly BuiltPage[],
): string[] {
  const idsOf = new Map(pages.map(({route, $}) => [route, new Set(attributes($, 'id'))]));
  const isFine = (href: string, route: string): boolean => {
    if (/^[a-z]+:/i.test(href) || href === SITE.version1Path) return true;
    const {pathname, hash} = new URL(href, SITE.url + baseUrl + route);
    if (!pathname.startsWith(baseUrl)) return false;
    const target = decodeURIComponent(pathname.slice(baseUrl.length));
    const ids = idsOf.get(target);
    if (!ids) return path.extname(target) !== '' && existsSync(path.join(folder, target));
    return hash === '' || ids.has(decodeURIComponent(hash.slice(1)));
  };
  return pages.flatMap(({route, $}) =>
    [...attributes($, 'href'), ...attributes($, 'src')]
      .filter((address) => !isFine(address, route))
      .map((address) => `/${route} names ${address}`),
  );
}

/** @returns values of an attribute in the whole page */
function attributes($: CheerioAPI, name: string): string[] {
  return $(`[${name}]`)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}
