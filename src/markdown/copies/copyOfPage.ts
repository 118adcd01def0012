import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {gfm} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import {urlOf} from '../../lib/urlOf';
import {all, make, rewriteForMarkdown} from './rewriteForMarkdown';

/** What says nothing on paper: controls, icons, links to where they stand or stood, a picture's dark double. */
const LEFT_OUT = [
  'form',
  'button',
  'svg',
  'script',
  'style',
  '.hash-link',
  '[data-footnote-backref]',
  '.sp-letters',
  '[role="tablist"]',
  '[aria-hidden="true"]',
  '[data-only="dark"]',
].join(', ');

/** What Markdown can't write in a table: cells over several columns or rows, blocks in cells, heads of two rows. */
const NO_TABLE =
  '[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"]), td :is(pre, ul, ol, table, blockquote, hr, h1, h2, h3, h4, h5, h6), thead > tr + tr';

/**
 * @param page a built documentation page; nothing of it is changed
 * @param address its full address
 * @returns its text as plain Markdown that can be read, copied and pasted anywhere, with full addresses
 * @throws Error when the theme names the text in another way
 */
export function copyOfPage(
  page: Document,
  {title, description}: Pick<LoadedVersion['docs'][number], 'title' | 'description'>,
  address: string,
): string {
  const text = page.querySelector('.theme-doc-markdown')?.cloneNode(true) as Element | undefined;
  if (!text) throw new Error('it has no .theme-doc-markdown.');
  // The page's title stands above; another heading of the first level does not.
  const heading = text.querySelector('h1');
  if (heading?.textContent?.trim() === title.trim()) heading.remove();
  labelTabs(text);
  writeOutCode(text);
  for (const element of all(text, LEFT_OUT)) element.remove();
  completeAddresses(text, address);
  rewriteForMarkdown(text);
  keepBars(text);
  const body = service()
    .turndown(text as HTMLElement)
    .replaceAll(BAR, '\\|');
  const head = `# ${escapeSigns(title)}\n\n> ${escapeSigns(description)}`;
  return `${head}\n\nAddress: <${address}>\n\n${body}\n`;
}

/** @returns words as Markdown in which nothing is a sign: `<artist>` no tag, *.wav and *.mid no emphasis */
export const escapeSigns = (words: string): string => service().escape(words);

const staysHtml = (table: Element): boolean => all(table, NO_TABLE).length > 0;

function service(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  const escape = turndown.escape.bind(turndown);
  // What is not code; tags, too, which readers of Markdown would leave out.
  turndown.escape = (words) => escape(words).replace(/<(?=[a-z/!?])/gi, '\\<');
  turndown.use(gfm);
  turndown.addRule('admonition', {
    filter: (node) => node.classList.contains('theme-admonition'),
    replacement: (content, node) => quote(node as Element, content),
  });
  // Markdown can't write such a table, but it may hold HTML.
  turndown.addRule('table for HTML', {
    filter: (node) => node.nodeName === 'TABLE' && staysHtml(node),
    replacement: (_content, node) => `\n\n${(node as Element).outerHTML}\n\n`,
  });
  // Nor a formula: a half is not 12.
  turndown.keep((node) => node.nodeName.toLowerCase() === 'math');
  // Two lists of one kind side by side would be one.
  turndown.addRule('list behind a list', {
    filter: ({nodeName, previousSibling}) =>
      /^[OU]L$/.test(nodeName) && previousSibling?.nodeName === nodeName,
    replacement: (content) => `\n\n<!-- -->\n\n${content}\n\n`,
  });
  // The plugin's own rule knows no task of several paragraphs.
  turndown.addRule('task', {
    filter: (node) => node.matches('li input[type="checkbox"]'),
    replacement: (_content, node) => ((node as Element).hasAttribute('checked') ? '[x]' : '[ ]'),
  });
  // 10 to the third is not 103.
  turndown.addRule('raised and lowered', {
    filter: ['sup', 'sub'],
    replacement: (content, {nodeName}) =>
      `<${nodeName.toLowerCase()}>${content}</${nodeName.toLowerCase()}>`,
  });
  return turndown;
}

/** Stands for a bar in a cell: the plugin makes one bar of several. U+E000 is for private use. */
const BAR = '\uE000';

function keepBars(text: Element): void {
  const asHtml = all(text, 'table').filter(staysHtml);
  for (const cell of all(text, 'td, th')) {
    if (asHtml.some((table) => table.contains(cell))) continue;
    cell.innerHTML = cell.innerHTML.replaceAll('|', BAR);
  }
}

/** An admonition becomes a quote that opens with its kind and, if it has one, its title. */
function quote(node: Element, content: string): string {
  const [, kind = 'note'] = /\btheme-admonition-([\w-]+)/.exec(node.className) ?? [];
  const [title = '', ...rest] = content.trim().split('\n');
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const heading = title.toLowerCase() === kind ? name : `${name}: ${title}`;
  const lines = [`**${heading}**`, '', ...rest.join('\n').trim().split('\n')];
  return `\n\n${lines.map((line) => (line.trim() ? `> ${line}` : '>')).join('\n')}\n\n`;
}

/** The panels of tabs stand one below the other, each under its label (src/theme/TabItem). */
function labelTabs(text: Element): void {
  for (const panel of all(text, '.sp-tab')) {
    const label = make(text, 'p', '<strong></strong>');
    if (label.firstElementChild)
      label.firstElementChild.textContent = panel.getAttribute('data-label');
    panel.insertBefore(label, panel.firstChild); // domino has no prepend()
  }
}

/** Code blocks end lines by elements, and name the language where Markdown's readers don't look for it. */
function writeOutCode(text: Element): void {
  for (const block of all(text, 'pre')) {
    for (const end of all(block, 'br')) {
      end.parentNode?.replaceChild(text.ownerDocument.createTextNode('\n'), end);
    }
    const [language] = /\blanguage-(?!text\b)\S+/.exec(block.className) ?? [];
    if (language) block.querySelector('code')?.classList.add(language);
    if (!block.querySelector('code')) block.innerHTML = `<code>${block.innerHTML}</code>`;
  }
}

function completeAddresses(text: Element, address: string): void {
  for (const name of ['href', 'src', 'data']) {
    for (const element of all(text, `[${name}]`)) {
      const url = urlOf(element.getAttribute(name) ?? '', address);
      if (url) element.setAttribute(name, url.href);
    }
  }
}
