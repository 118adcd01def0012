import path from 'node:path';
import matter from 'gray-matter';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeEach, describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/markdown/parseMarkdown';
import {pageFaults, references} from '../../../src/markdown/build';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

beforeEach(() =>
  writeFiles(folder(), {
    'docs/how-to/record.md': 'Text.\n',
    'docs/how-to/manual.pdf': '',
    'docs/how-to/img/own.png': '',
    'docs/how-to/img/own.svg': '<svg viewBox="0 0 9 9"></svg>',
    'static/img/a.png': '',
    'static/img/a.heic': '',
    'static/manual.html': '',
    'static/files/m.pdf': '',
  }),
);

/** @returns what a strict build says of a page, without the page's name */
async function faultsOf(markdown: string): Promise<string> {
  const file = new VFile({
    value: markdown,
    path: path.join(folder(), 'docs/how-to/page.md'),
    data: {frontMatter: matter(markdown, {}).data},
  });
  const {tree} = parseMarkdown(markdown);
  try {
    await unified().use(references).use(pageFaults(folder(), 'throw')).run(tree, file);
    return '';
  } catch (error) {
    return String(error).replaceAll(/\S*page\.md:/g, '');
  }
}

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/x';

describe('what the policy would block', () => {
  it.each([
    [
      `<iframe width="560" src="${YOUTUBE}" title="t"></iframe>`,
      /<iframe> from else.*link to it: \[words\]\(https/,
    ],
    ['<video src="https://x.example/a.mp4"></video>', /<video> from elsewhere/],
    [
      '<audio controls>\n<source src="//x.example/a.mp3">\n</audio>',
      /4: .*<source> from elsewhere/,
    ],
    ['<video poster="https://x.example/a.png"></video>', /<video> from elsewhere/],
    [
      '<script src="https://x.example/a.js"></script>',
      /<script> from elsewhere.*no scripts of their own/,
    ],
    ['<script>a()</script>', /3: a <script> in a page never runs.*leave it out/],
    ['<div>\n<script type="module">a()</script>\n</div>', /4: a <script> in a page/],
    ['<p style="background: url(https://x.example/a.png)">A</p>', /<p> from elsewhere, https:/],
    [`<b style="color: red; background: URL( '//x.example/a.png' )">A</b>`, /<b> from elsewhere/],
    ['<button onclick="a()">A</button>', /blocks onclick: a page has no scripts/],
    ['<a href="javascript:a()">A</a>', /blocks javascript:a\(\)/],
    ['[A](javascript:a())', /blocks javascript:a\(\)/],
    ['<javascript:a()>', /blocks javascript:a\(\)/],
    ['[A][b]\n\n[b]: JavaScript:a()', /blocks JavaScript:a\(\)/],
    ['<form action="https://x.example/"><input></form>', /<form> from elsewhere/],
    ['<link rel="stylesheet" href="https://x.example/a.css">', /<link> from elsewhere/],
    ['![A drum](https://x.example/a.png)', /<img> from elsewhere.*save it in img\//],
    ['![A drum][d]\n\n[d]: https://x.example/a.png', /<img> from elsewhere/],
    ['<img src="/v2/img/a.png" srcset="https://x.example/a.png 2x">', /<img> from/],
    ['<audio src="data:audio/wav;base64,AA"></audio>', /<audio> from elsewhere/],
    ['<i id="a">\n<button id="a" formaction="//x.y/">', /4: .*<button> from else/],
    ['<object data="/v2/img/a.png"></object>', /the site's policy blocks <object>/],
    ['<embed src="/v2/img/a.png">', /the site's policy blocks <embed>/],
  ])('%j', async (markdown, message) => {
    expect(await faultsOf(`Words.\n\n${markdown}`)).toMatch(message);
  });
});

describe('the picture that front matter names', () => {
  const withImage = (address: string) => faultsOf(`---\ntitle: T\nimage: ${address}\n---\n`);

  it.each(['/img/b.png', 'img/b.png', '/v2/img/b.png', './img/b.png', '../how-to/img/own.png'])(
    'is told of with line and remedy where it is not: %s',
    async (address) => {
      expect(await withImage(address)).toMatch(
        `3: image names ${address}, which is not there: write ./ and its path from this page`,
      );
    },
  );

  it.each([
    '/img/a.png',
    'img/a.png',
    '/v2/img/a.png',
    './img/own.png',
    'https://help.sunhou.se/v2/img/a.png',
    'https://x.example/a.png',
  ])('may be %s', async (address) => {
    expect(await withImage(address)).toBe('');
  });
});

describe('what not all browsers show as a picture', () => {
  it.each([
    [
      '![A](./img/a.HEIC)',
      /1: not all browsers show \.\/img\/a\.HEIC.*save it as JPEG, PNG or WebP/,
    ],
    ['Words,\n![A](./img/a.tiff "T")', /2: not all browsers show/],
    ['![A](./plan.pdf)', /or link to it: \[words\]\(\.\/plan\.pdf\)/],
    ['![A](/img/a.mp4#t=2)', /not all browsers show \/img\/a\.mp4#t=2/],
    ['![A][a]\n\n[a]: ./a.psd', /show \.\/a\.psd/],
    ['![A](./img/a)', /show \.\/img\/a as/],
    ['<img src="/v2/img/a.heic" alt="A">', /show \/v2\/img\/a\.heic/],
    ['<img src="/v2/img/a.png" srcset="/v2/img/a.heic 2x" alt="A">', /show \/v2\/img\/a\.heic/],
    ['---\nimage: /img/a.heic\n---', /2: not all browsers show \/img\/a\.heic/],
  ])('%j', async (markdown, message) => {
    expect(await faultsOf(markdown)).toMatch(message);
  });

  it.each(['svg', 'png', 'jpg', 'JPEG', 'webp', 'gif', 'avif', 'ico', 'png?v=2.1'])(
    'is no .%s',
    async (ending) => {
      expect(await faultsOf(`![A](./img/a.b.${ending})`)).toBe('');
    },
  );
});

describe('what would not be there', () => {
  it.each([
    ['See <img src="./img/a.png" alt="a">.', /1: <img> shows \.\/img\/a\.png.*write !\[what/],
    ['<audio controls src="beat.wav"></audio>', /src=\{require\('\.\/beat\.wav'\)\.default\}/],
    ['<img src="/v2/img/b.png" alt="b">', /shows \/v2\/img\/b\.png, which is not there/],
    ['<img src="/img/a.png" alt="a">', /write \/v2\/ and the path/],
    ['<iframe src="/v2/manul.html"></iframe>', /<iframe> shows \/v2\/manul\.html/],
    ['Read\n[the manual](./manul.pdf).', /2: the link leads to \.\/manul\.pdf, which is not there/],
    ['[m][]\n\n[m]: ./manul.zip', /leads to \.\/manul\.zip/],
    ['A\n[b](http://a:port/)', /^Error: 2: the link leads to http.*correct the/],
    ['[b]\n\n[b]: https://', /leads to https:\/\/, which is no address/],
    ['Go to http://localhost:port/.', /1: .*localhost:port\/, which is no/],
    [
      'A\n[b](https://help.sunhou.se/v2/a/#b)',
      /2: .*nobody checks: write \[words\]\(the path from/,
    ],
    ['[b]\n\n[b]: HTTPS://help.sunhou.se/v2', /pathname:\/\/ before \/v2 for/],
    ['<a href="//help.sunhou.se/v2/">It</a>', /leads to \/\/help.*nobody checks/],
    ['<a href="https://">It</a>', /leads to https:\/\/, which is no address/],
    ['Words\n![A](./img/own.svg#a)', /2: \.\/img\/own\.svg#a is no drawing to browsers/],
    ['Words\n[](./record.md) and', /2: the link to \.\/record\.md has no words: write \[words\]/],
    ['[ ](https://x.example/)', /has no words/],
    ['[It](pathname:///v2/files/none.pdf#a)', /leads to \/v2\/files\/none\.pdf, which is not/],
    ['[It](pathname://files/m.pdf)', /write pathname:\/\/\/v2\/files\/m\.pdf/],
    ['[It](./manual.html)', /into static\/ and write pathname:/],
    ['[It](/v2/files/m.pdf#page=2)', /a page: write \/files\/m\.pdf, its/],
    ['[It](/manual.html)', /write pathname:\/\/\/v2\/manual\.html/],
    ['[It](/v2/llms.txt)', /write pathname:\/\/\/v2\/llms\.txt/],
    ['<a href="/files/m.pdf">It</a>', /<a> leads to \/files.*write \[words\]/],
    ['<a href="./manual.pdf">It</a>', /<a> leads to \.\/manual\.pdf.*write \[words\]/],
    ['<b style="background: url(a.png)">A</b>', /static\/ and write url\(\/v2\/…\)/],
    ['<style>p {color: red}</style>', /no <style> of its own: put the rules into src\/css/],
    ['> [!NOTE]\n> Words.', /1: > \[!NOTE\] makes a box on GitHub only: write :::note/],
    ['Type <name>.\n\nSee [it][there].', /1: nobody knows <name>[^]*\n3: nothing/],
    [':::note\n\nWords.\n\n## More', /1: :::note has no end/],
  ])('%j', async (markdown, message) => {
    expect(await faultsOf(markdown)).toMatch(message);
  });
});

it('says nothing of what holds', async () => {
  const good = [
    '![A drum](./img/a.png) ![By reference][d] [A page](./record.md#top) [A file](./manual.pdf)',
    '[Old](https://help.sunhou.se/v1) [Out](https://x.example/a.pdf) [Too](//x.example/a.pdf) [Own](/files/m.pdf) [Made](pathname:///v2/llms.txt) [Here](#there) [A route](/how-to/) <kbd>Ctrl</kbd>',
    '<img src="/v2/img/a.png" alt="a"> <img src="data:image/png;base64,AA" alt="">',
    '<iframe src="/v2/manual.html"></iframe> <iframe src="/v2/how-to/record/"></iframe>',
    '<img src="https://help.sunhou.se/v2/img/a.png" alt="a"> <a href="https://x.example/">x</a>',
    '<b style="background: url(data:image/png;base64,AA), url(/v2/img/a.png); fill: url(#a)">A</b>',
    '<script type="application/ld+json">{}</script>',
    '> Words.',
    ':::note\n\nWords.\n\n:::',
    '- :::tip\n  Words.\n  :::',
    '`<iframe src="https://x.example/">`',
    '<link rel="canonical" href="https://x.example/"> <link rel="alternate" href="/v2/how-to/">',
    '![A](data:image/png;base64,AA) ![A](pathname:///v2/img/a.png)',
    '[![A](./img/a.png)](./record.md) [`code`](./record.md) [M](pathname:///v2/manual.html?a=b) [V1](pathname:///v1/a.pdf) [Copy](pathname:///v2/how-to/record.md) [Page](pathname:///v2/how-to/)',
    '[d]: ./img/a.png',
  ];
  expect(await faultsOf(good.join('\n\n'))).toBe('');
});

it('tells all faults of a page at once, each with its line', async () => {
  const said = await faultsOf('> [!TIP]\n> A.\n\n<style>p {}</style>\n\n[m](./m.zip)');
  expect(said.match(/^(?:Error: )?\d+/gm)).toEqual(['Error: 1', '4', '6']);
});
