import {createDocument} from '@mixmark-io/domino';
import {describe, expect, it} from 'vitest';
import {copyOfPage} from '../../../src/markdown/copies/copyOfPage';

const ADDRESS = 'https://help.example/v2/how-to/x/';
const DOC = {title: 'T', description: 'D.'};
const HEAD = `# T\n\n> D.\n\nAddress: <${ADDRESS}>\n\n`;

/** A page as Docusaurus 3.9.1 builds it, with this text. */
const pageOf = (text: string): Document =>
  createDocument(`<!doctype html><body>
<nav class="theme-doc-breadcrumbs"><a>Home</a></nav>
<div class="theme-doc-markdown markdown"><header><h1>T</h1></header>${text}</div>
<footer><p>Footer</p></footer></body>`);

/** @returns the text of the page's copy, below its head */
function copyOf(text: string): string {
  const markdown = copyOfPage(pageOf(text), DOC, ADDRESS);
  expect(markdown.startsWith(HEAD)).toBe(true);
  return markdown.slice(HEAD.length);
}

/** An admonition as the theme draws it. */
const admonition = (kind: string, title: string, text: string): string =>
  `<div class="theme-admonition theme-admonition-${kind} admonition_mGdw alert"><div class="admonitionHeading_JVJT"><span class="admonitionIcon_D1VP"><svg><path d="m1"></path></svg></span>${title}</div><div class="admonitionContent_fvzD">${text}</div></div>`;

describe('copyOfPage', () => {
  it('opens with title, description and address', () => {
    expect(copyOfPage(pageOf('<p>Text.</p>'), DOC, ADDRESS)).toBe(`${HEAD}Text.\n`);
  });

  it('fails when the theme names a page’s text in another way', () => {
    const page = createDocument('<main><h1>T</h1></main>');
    expect(() => copyOfPage(page, DOC, ADDRESS)).toThrow('it has no .theme-doc-markdown.');
  });

  it('leaves the page as it is, since other steps read it too', () => {
    const page = pageOf(admonition('tip', 'tip', '<p>Try <a href="./y/">it</a>.</p>'));
    const before = page.documentElement.outerHTML;
    copyOfPage(page, DOC, ADDRESS);
    expect(page.documentElement.outerHTML).toBe(before);
  });
});

describe('addresses in a copy', () => {
  it.each([
    ['<a href="/v2/glossary/#zone">a</a>', '[a](https://help.example/v2/glossary/#zone)'],
    ['<a href="#here">a</a>', `[a](${ADDRESS}#here)`],
    ['<a href="https://x.example/y">a</a>', '[a](https://x.example/y)'],
    [
      '<img decoding="async" loading="lazy" alt="A drum." src="/v2/assets/p.svg" width="9" class="img_a">',
      '![A drum.](https://help.example/v2/assets/p.svg)',
    ],
    [
      '<a href="/v2/y/"><img alt="p" src="/v2/p.svg"></a>',
      '[![p](https://help.example/v2/p.svg)](https://help.example/v2/y/)',
    ],
    [
      '<img alt="p" src="/l.svg" data-only="light"><img alt="p" src="/d.svg" data-only="dark">',
      '![p](https://help.example/l.svg)',
    ],
    ['<a href="/a b/">a</a>', '[a](https://help.example/a%20b/)'],
    ['<a href="http://localhost:port/">a</a>', '[a](http://localhost:port/)'],
  ])('are full for %j', (html, markdown) => {
    expect(copyOf(`<p>${html}</p>`)).toBe(`${markdown}\n`);
  });
});

describe('admonitions in a copy', () => {
  it.each([
    [
      admonition('warning', 'Loud', '<p>Turn <strong>down</strong>.</p>'),
      '> **Warning: Loud**\n>\n> Turn **down**.\n',
    ],
    [admonition('tip', 'tip', '<p>Try it.</p>'), '> **Tip**\n>\n> Try it.\n'],
    [
      admonition('note', 'See <a href="/v2/zone/">zones</a>', '<p>Text.</p>'),
      '> **Note: See [zones](https://help.example/v2/zone/)**\n>\n> Text.\n',
    ],
    [
      admonition('tip', 'Turn on <strong>Retrig</strong> and <code>Next</code>', '<p>Hit it.</p>'),
      '> **Tip: Turn on Retrig and `Next`**\n>\n> Hit it.\n',
    ],
    [
      `${admonition('info', 'info', '<ul><li>One</li><li>Two</li></ul><p>End.</p>')}<p>After.</p>`,
      '> **Info**\n>\n> -   One\n> -   Two\n>\n> End.\n\nAfter.\n',
    ],
    [
      `<ol><li><p>One.</p>${admonition('tip', 'tip', '<p>Try it.</p>')}</li><li><p>Two.</p></li></ol>`,
      '1.  One.\n    \n    > **Tip**\n    >\n    > Try it.\n    \n2.  Two.\n',
    ],
    [
      admonition('note', 'note', `<p>Outer.</p>${admonition('tip', 'tip', '<p>Inner.</p>')}`),
      '> **Note**\n>\n> Outer.\n>\n> > **Tip**\n> >\n> > Inner.\n',
    ],
  ])('become a quote with %j', (html, markdown) => {
    expect(copyOf(html)).toBe(markdown);
  });
});

describe('other parts of a page in a copy', () => {
  it('keeps tabs within tabs under their own labels', () => {
    const panel = (label: string, content: string): string =>
      `<div class="sp-tab" data-label="${label}"><div role="tabpanel">${content}</div></div>`;
    const tabs = (...panels: string[]): string =>
      `<div><ul role="tablist"><li role="tab">x</li></ul><div>${panels.join('')}</div></div>`;
    expect(
      copyOf(
        tabs(panel('Mac', tabs(panel('ARM', 'a'), panel('Intel', 'b'))), panel('Windows', 'c')),
      ),
    ).toBe('**Mac**\n\n**ARM**\n\na\n\n**Intel**\n\nb\n\n**Windows**\n\nc\n');
  });

  it('keeps code as it is, with its language', () => {
    const code = ':::tip\n| a    |\n[a](b.md) {#c} *not* emphasis &amp; "signs"\n\n  end';
    expect(
      copyOf(
        `<!--$?--><template id="B:0"></template><pre><code class="language-md">${code}\n</code></pre><!--/$--><p>After.</p>`,
      ),
    ).toBe(`\`\`\`md\n${code.replace('&amp;', '&')}\n\`\`\`\n\nAfter.\n`);
  });

  it.each([
    ['language-json', 'json'],
    ['language-text', ''],
  ])('ends the lines of a code block as the theme draws it, %s', (name, language) => {
    const line = (words: string): string =>
      `<span class="token-line"><span class="token plain">${words}</span><br></span>`;
    expect(
      copyOf(
        `<pre class="prism-code ${name}"><code class="codeBlockLines_x">${line('{')}${line('  "a": 1 }')}</code></pre>`,
      ),
    ).toBe(`\`\`\`${language}\n{\n  "a": 1 }\n\`\`\`\n`);
  });
});
