import {existsSync} from 'node:fs';
import path from 'node:path';
import {SITE} from '../../config/site';
import {urlOf} from '../../lib/urlOf';
import type {Tag} from './tags';

/**
 * What a tag shows must come from this host, or the site's policy (hosting/policy.ts) blocks it, and by an
 * address that holds: Docusaurus takes up files beside a page only where they stand in Markdown or `require`.
 */

/** Tags that show something, with the attributes that say what. */
const SOURCES: ReadonlyMap<string, readonly string[]> = new Map([
  ['audio', ['src']],
  ['button', ['formaction']],
  ['form', ['action']],
  ['iframe', ['src']],
  ['image', ['href', 'xlink:href', 'xlinkhref']],
  ['img', ['src', 'srcset']],
  ['input', ['src', 'formaction']],
  ['link', ['href']],
  ['script', ['src']],
  ['source', ['src', 'srcset']],
  ['track', ['src']],
  ['use', ['href', 'xlink:href', 'xlinkhref']], // JSX has it in one word
  ['video', ['src', 'poster']],
]);

/** What to do with a thing from another host. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['img', 'save it in img/ beside the page and write ![what is seen](./img/…)'],
  ['link', 'styles of pages stand in src/css'],
  ['script', 'pages have no scripts of their own; link to what it shows'],
  ['form', 'link to the page that has the form'],
]);

/** What a `<link>` is to a page that asks for what it names; other links only say something of the page. */
const SHOWN = /stylesheet|icon|manifest|load/i;

/** What shows a picture: the policy allows data there. */
const PICTURES = /^(?:img|image|source srcset|video poster|input src|\S+ style)\b/;

/** A script with data runs nothing. */
const DATA = /json|text\/(?:plain|template)/;

/** What it calls "only" or "once" is no handler. */
const COMPONENT = /^[A-Z]|\./;

const OTHER_HOST = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * @param staticFolder folder of the files that are served as they are
 * @returns what is wrong with a tag, and what to do; nothing if it will work
 */
export function faultsOfTag({name, attributes}: Tag, staticFolder: string): string[] {
  if (name === 'style') {
    return ['a page has no <style> of its own: put the rules into src/css'];
  }
  if (name === 'script' && !attributes.has('src') && !DATA.test(attributes.get('type') ?? '')) {
    return ['a <script> in a page never runs: a page has no scripts of its own, leave it out'];
  }
  if (name === 'embed' || name === 'object') {
    return [`the site's policy blocks <${name}>: link to the file, or show a page in an <iframe>`];
  }
  const handlers = [...attributes.keys()].filter(
    (attribute) => attribute.startsWith('on') && !COMPONENT.test(name),
  );
  if (handlers.length > 0) {
    return [`the site's policy blocks ${handlers.join(', ')}: a page has no scripts of its own`];
  }
  if (name === 'a') return linkFault(attributes.get('href') ?? '');
  return addressesOf({name, attributes}).flatMap(
    ([attribute, address]) => faultOfAddress(name, attribute, address, staticFolder) ?? [],
  );
}

/** @returns addresses of what a tag shows or sends to, each with its attribute */
export function addressesOf({name, attributes}: Pick<Tag, 'name' | 'attributes'>) {
  if (name === 'link' && !SHOWN.test(attributes.get('rel') ?? '')) return [];
  return ['style', ...(SOURCES.get(name) ?? [])].flatMap((attribute) =>
    addressesIn(attribute, attributes.get(attribute) ?? '').map(
      (address): [attribute: string, address: string] => [attribute, address],
    ),
  );
}

const ownPath = (address: string): string =>
  address.startsWith(`${SITE.url}/`) ? address.slice(SITE.url.length) : address;

/** @returns whether the policy blocks what a tag's attribute names, since it isn't from this host */
function isElsewhere(tag: string, attribute: string, address: string): boolean {
  if (address.startsWith('data:') && PICTURES.test(`${tag} ${attribute}`)) return false;
  return OTHER_HOST.test(ownPath(address));
}

/** @returns what is wrong with what a tag or a picture shows */
export function faultOfAddress(
  tag: string,
  attribute: string,
  address: string,
  staticFolder: string,
): string | undefined {
  const own = ownPath(address);
  if (own === '' || own.startsWith('#')) return;
  if (isElsewhere(tag, attribute, address)) {
    const instead = INSTEAD.get(tag) ?? `link to it: [words](${address})`;
    return `the site's policy blocks <${tag}> from elsewhere, ${address}: ${instead}`;
  }
  if (OTHER_HOST.test(own)) return undefined; // a picture's data
  const format = tag === 'img' && formatFault(own);
  if (format) return format;
  if (!own.startsWith('/')) {
    return attribute.endsWith('action') ? undefined : relativeFault(tag, attribute, own);
  }
  const [file = ''] = own.split(/[?#]/);
  const below = file.startsWith(SITE.baseUrl) ? file.slice(SITE.baseUrl.length) : undefined;
  const isPage = tag === 'iframe' && path.extname(file) === '';
  if (below !== undefined && (isPage || existsSync(path.join(staticFolder, below)))) return;
  return `<${tag}> shows ${address}, which is not there: write ${SITE.baseUrl} and the path of a file below static/`;
}

function relativeFault(tag: string, attribute: string, address: string): string {
  const file = address.startsWith('.') ? address : `./${address}`;
  const inStatic = 'put the file into static/ and write';
  const what = `<${tag}> shows ${address}, which a tag doesn't take up:`;
  if (attribute === 'style') return `${what} ${inStatic} url(${SITE.baseUrl}…)`;
  const inMarkdown = tag === 'img' ? `write ![what is seen](${file}), or ` : '';
  return `${what} ${inMarkdown}${inStatic} ${attribute}="${SITE.baseUrl}…", or in a page that ends in .mdx ${attribute}={require('${file}').default}`;
}

/**
 * @param instead what else a writer can do, behind the first advice
 * @returns what is wrong with a picture in a format of which some browsers, or all, show an empty frame
 */
export function formatFault(
  address: string,
  instead = `, or link to it: [words](${address})`,
): string | undefined {
  return /\.(?:svg|a?png|jpe?g|jfif|webp|gif|avif|bmp|ico)(?:[?#]|$)/i.test(address)
    ? undefined
    : `not all browsers show ${address} as a picture: save it as JPEG, PNG or WebP${instead}`;
}

/** @returns what is wrong with the picture that a page's front matter names, by Docusaurus' reading of it */
export function frontMatterImageFault(
  image: string,
  page: string,
  staticFolder: string,
): string | undefined {
  const own = ownPath(image);
  if (OTHER_HOST.test(own)) return undefined; // no page loads it
  const [base = ''] = [SITE.baseUrl, '/'].filter((start) => own.startsWith(start));
  const file = own.startsWith('./')
    ? path.resolve(path.dirname(page), own)
    : path.join(staticFolder, own.slice(base.length));
  if (existsSync(file) && !own.startsWith('../')) return formatFault(own, '');
  return `image names ${image}, which is not there: write ./ and its path from this page, or / and its path in static/`;
}

/** @returns whether an address is a script, which the policy blocks */
const isScript = (address: string): boolean => /^\s*javascript:/i.test(address);

/**
 * @returns what is wrong with an address that is a script, none at all, or of this site, of which nobody would know
 *   when it is broken; of a tag or a link in Markdown
 */
export function addressFault(href: string): string | undefined {
  if (isScript(href)) {
    return `the site's policy blocks ${href}: a page has no scripts of its own`;
  }
  const url = urlOf(href, SITE.url);
  if (!url) return `the link leads to ${href}, which is no address: correct the address`;
  const home = SITE.url + SITE.baseUrl;
  return OTHER_HOST.test(href) && `${url.href}/`.startsWith(home)
    ? `the link leads to ${href}, which nobody checks: write [words](the path from this file to the page, such as ../how-to/record.md#an-example), or pathname:// before ${url.pathname} for what is no page`
    : undefined;
}

function linkFault(href: string): string[] {
  const fault = addressFault(href);
  if (fault) return [fault];
  const isFile = /^\/[^?#]*\.\w+(?:[?#]|$)/.test(href);
  if (href === '' || (/^[#/]/.test(href) && !isFile) || OTHER_HOST.test(href)) return [];
  // Of static/, or of the finished site: checks/pageFaults.ts asks for it.
  const address = href.startsWith(SITE.baseUrl) ? `pathname://${href}` : href;
  return [`<a> leads to ${href}, which a tag doesn't take up: write [words](${address})`];
}

/** `srcset` holds several, each with its size, `style` some among its rules. */
function addressesIn(attribute: string, value: string): string[] {
  if (attribute === 'style') {
    return Array.from(value.matchAll(/url\(\s*["']?([^\s"')]+)/gi), ([, address = '']) => address);
  }
  if (attribute !== 'srcset') return value ? [value.trim()] : [];
  return value
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .flatMap((part) => part.trim().split(/\s+/)[0] || []);
}
