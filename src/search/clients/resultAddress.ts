import type {HostedSearch} from '../../config/services';
import {SITE} from '../../config/site';

/**
 * A hosted index may hold pages of other hosts and of version 1. Their addresses stay as they are; the
 * others keep path and hash and go through the router (specification, section 2).
 *
 * @param url of a hit, a full address
 * @param replacement in the paths of this site's pages
 */
export function resultAddress(url: string, replacement?: HostedSearch['replacePath']): string {
  const {host, pathname, hash} = new URL(url);
  const isVersion1 = `${pathname}/`.startsWith(`${SITE.version1Path}/`);
  if (host !== new URL(SITE.url).host || isVersion1) return url;
  const path = replacement ? pathname.replaceAll(replacement.from, replacement.to) : pathname;
  return path + hash;
}

/** @returns whether a result's address leads off this site, past its router */
export function isExternal(url: string): boolean {
  return !url.startsWith('/');
}
