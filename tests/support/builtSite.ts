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

/**
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
    return {route, $: load(readFileSync(path.join(folder, file), 'utf8'))};
  });
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
    if (/^(?:https?:|mailto:)/.test(href) || href === SITE.version1Path) return true;
    const {pathname, hash} = new URL(href, SITE.url + baseUrl + route);
    if (!pathname.startsWith(baseUrl)) return false;
    const target = decodeURIComponent(pathname.slice(baseUrl.length));
    const ids = idsOf.get(target);
    if (!ids) return path.extname(target) !== '' && existsSync(path.join(folder, target));
    return hash === '' || ids.has(decodeURIComponent(hash.slice(1)));
  };
  return pages.flatMap(({route, $}) =>
    [...attributes($, 'href'), ...attributes($, 'src')]
      .filter((address) => !address.startsWith('data:') && !isFine(address, route))
      .map((address) => `/${route} names ${address}`),
  );
}

/** @returns values of an attribute in the whole page */
function attributes($: CheerioAPI, name: string): string[] {
  return $(`[${name}]`)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}
