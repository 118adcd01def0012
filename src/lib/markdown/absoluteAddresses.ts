import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Where the site's pages and pictures stand. Files are paths from docs/, with forward slashes. */
export interface Addresses {
  /** @returns full address of a page */
  page: (file: string) => string;
  /** @returns full address of a picture, or undefined where there is none */
  picture: (file: string) => string | undefined;
}

/**
 * Makes all addresses in a page absolute, in place. A picture without an address leaves its
 * alternative text.
 *
 * @param tree the page's tree
 * @param file the page's path from docs/
 * @param addresses where the site's pages and pictures stand
 */
export function makeAddressesAbsolute(tree: Root, file: string, addresses: Addresses): void {
  const fromDocs = (relative: string): string =>
    path.posix.join(path.posix.dirname(file), decodeURI(relative));
  visit(tree, ['link', 'definition', 'image'], (node, index, parent) => {
    if (node.type === 'link' || node.type === 'definition') {
      const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(node.url) ?? [];
      if (target === '') node.url = addresses.page(file) + hash;
      else if (isRelative(target)) node.url = addresses.page(fromDocs(target)) + hash;
    } else if (node.type === 'image' && isRelative(node.url)) {
      const address = addresses.picture(fromDocs(node.url));
      if (address) node.url = address;
      else if (parent && index !== undefined) {
        parent.children[index] = {type: 'text', value: `(Picture: ${node.alt ?? ''})`};
      }
    }
  });
}

function isRelative(address: string): boolean {
  return !/^[a-z][a-z\d+.-]*:|^\//i.test(address);
}
