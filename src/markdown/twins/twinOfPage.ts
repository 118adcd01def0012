import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {gfm} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** What says nothing on paper: controls, icons, the heading's link to itself, and what is made anew above. */
const LEFT_OUT = [
  'header',
  'h1',
  'form',
  'button',
  'svg',
  'script',
  'style',
  '.hash-link',
  '.theme-doc-version-badge',
  '.theme-doc-toc-mobile',
  '.theme-doc-breadcrumbs',
  '.sp-letters',
  '[role="tablist"]',
  '[aria-hidden="true"]',
].join(', ');

/** Cells over several columns or rows. */
const WIDE_CELLS = '[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])';

/**
 * @param page a built documentation page; nothing of it is changed
 * @param address its full address
 * @returns its text as plain Markdown that can be read, copied and pasted anywhere, with full addresses
 * @throws Error when the theme names the text in another way
 */
export function twinOfPage(
  page: Document,
  {title, description}: Pick<LoadedVersion['docs'][number], 'title' | 'description'>,
  address: string,
): string {
  const text = page.querySelector('.theme-doc-markdown')?.cloneNode(true) as Element | undefined;
  if (!text) throw new Error('it has no .theme-doc-markdown.');
  labelTabs(text);
  writeOutCode(text);
  for (const element of all(text, LEFT_OUT)) element.remove();
  completeAddresses(text, address);
  const body = service().turndown(text as HTMLElement);
  return `# ${title}\n\n> ${description}\n\nAddress: <${address}>\n\n${body}\n`;
}

function service(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  turndown.use(gfm);
  turndown.addRule('admonition', {
    filter: (node) => node.classList.contains('theme-admonition'),
    replacement: (content, node) => quote(node as Element, content),
  });
  // Markdown can't write such a table, but it may hold HTML.
  turndown.addRule('table with wide cells', {
    filter: (node) => node.nodeName === 'TABLE' && all(node, WIDE_CELLS).length > 0,
    replacement: (_content, node) => `\n\n${(node as Element).outerHTML}\n\n`,
  });
  // Behind words that nobody has checked: a link on the page only.
  turndown.addRule('mark', {
    filter: (node) => node.matches('.sp-unsure > a'),
    replacement: (content) => content,
  });
  // Keys as they are printed on them; as code they would look like something to type.
  turndown.addRule('key', {filter: 'kbd', replacement: (content) => content});
  return turndown;
}

/** An admonition becomes a quote that opens with its kind and, if it has one, its title. */
function quote(node: Element, content: string): string {
  const [, kind = 'note'] = /\btheme-admonition-([\w-]+)/.exec(node.className) ?? [];
  const [title = '', ...rest] = content.trim().split('\n');
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const heading = title.toLowerCase() === kind ? name : `${name}: ${title}`;
  const lines = [`**${heading}**`, '', ...rest.join('\n').trim().split('\n')];
  return `\n\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
}

/** The panels of tabs stand one below the other, each under its label. */
function labelTabs(text: Element): void {
  for (const tabs of all(text, '.tabs-container')) {
    const labels = all(tabs, '[role="tab"]').map((tab) => tab.textContent ?? '');
    for (const [index, panel] of all(tabs, '[role="tabpanel"]').entries()) {
      const label = text.ownerDocument.createElement('p');
      const strong = text.ownerDocument.createElement('strong');
      strong.textContent = labels[index] ?? '';
      label.appendChild(strong); // domino has no append() and prepend()
      panel.insertBefore(label, panel.firstChild);
    }
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
  }
}

function completeAddresses(text: Element, address: string): void {
  for (const name of ['href', 'src']) {
    for (const element of all(text, `[${name}]`)) {
      element.setAttribute(name, new URL(element.getAttribute(name) ?? '', address).href);
    }
  }
}

function all(element: Element, selector: string): Element[] {
  return Array.from(element.querySelectorAll(selector));
}
