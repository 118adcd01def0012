import path from 'node:path';
import type {Nodes, Parent} from 'mdast';
import type {Edit} from './edits';
import {rangeOf} from './range';

/** Where the site's pages and pictures stand. Files are paths from docs/, with forward slashes. */
export interface Addresses {
  /** @returns full address of a page */
  page: (file: string) => string;
  /** @returns full address of a picture, or undefined where there is none */
  picture: (file: string) => string | undefined;
}

/** What stands before an address: of a link or picture, of a definition. */
const BEFORE = {text: '](', definition: ']:'};

/**
 * @param node of a page
 * @param content the text that it was read from
 * @param file the page's path from docs/
 * @param addresses where the site's pages and pictures stand
 * @returns what makes its address absolute; a picture without an address leaves its alternative text
 */
export function addressEdits(
  node: Nodes,
  content: string,
  file: string,
  addresses: Addresses,
): Edit[] {
  const fromDocs = (relative: string): string =>
    path.posix.join(path.posix.dirname(file), decodeURI(relative));
  if (node.type === 'image') {
    if (!isRelative(node.url)) return [];
    const address = addresses.picture(fromDocs(node.url));
    if (address !== undefined) return [replaceAddress(node, content, address)];
    return [{...rangeOf(node), text: `(Picture: ${node.alt ?? ''})`}];
  }
  if (node.type !== 'link' && node.type !== 'definition') return [];
  const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(node.url) ?? [];
  if (target !== '' && !isRelative(target)) return [];
  const page = addresses.page(target === '' ? file : fromDocs(target));
  return [replaceAddress(node, content, page + hash)];
}

function replaceAddress(node: Nodes & {url: string}, content: string, address: string): Edit {
  const {start, end} = rangeOf(node);
  const lastChild = (node as Partial<Parent>).children?.at(-1) as Nodes | undefined;
  const before = node.type === 'definition' ? BEFORE.definition : BEFORE.text;
  const found = content.indexOf(before, lastChild ? rangeOf(lastChild).end : start);
  const rest = content.slice(found + before.length, end);
  const [space = ''] = /^\s*<?/.exec(rest) ?? [];
  const [word = ''] = /^[^\s<>)]*/.exec(rest.slice(space.length)) ?? [];
  // With spaces or brackets in it, or, where it is written with escapes, up to the next of them.
  const written = rest.startsWith(node.url, space.length) ? node.url : word;
  if (found < 0 || found > end || written === '') {
    throw new Error(`The address ${node.url} is not found in ${content.slice(start, end)}`);
  }
  const at = found + before.length + space.length;
  return {start: at, end: at + written.length, text: address};
}

function isRelative(address: string): boolean {
  return !/^[a-z][a-z\d+.-]*:|^\//i.test(address);
}
