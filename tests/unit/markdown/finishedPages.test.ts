import {expect, it, vi} from 'vitest';
import {checkFinishedPages} from '../../../src/markdown/build';
import {writeFiles} from '../../support/files';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

/** @returns what a strict build says of a page that shows this */
async function faultsOf(html: string): Promise<string[]> {
  writeFiles(folder(), {
    'img/a.png': '',
    'glossary/index.html': '',
    'manual.html': '',
    'llms.txt': '',
  });
  const shown = `<main><img src="https://x.example/around.png"><div class="theme-doc-markdown">${html}</div></main>`;
  const build = finishedBuild(folder(), {'how-to/record/': shown});
  try {
    await checkFinishedPages('throw')(build);
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
  return [];
}

it.each([
  [
    '<p><iframe src="https://x.example/embed"></iframe>',
    /^ {2}- docs\/how-to\/record\.md: .*blocks <iframe> from elsewhere/,
  ],
  ['<img alt="a" src="./img/mid.png">', /<img> shows \.\/img\/mid\.png/],
  ['<img alt="a" src="/img/a.png">', /<img> shows \/img\/a\.png, which is not there: write \/v2\//],
  ['<img alt="a" src="/v2/img/b.png">', /which is not there/],
  ['<img alt="a" src="/v2/img/a.png" srcset="//x.example/a.png 2x">', /<img> from elsewhere/],
  ['<video><source src="https://x.example/a.mp4"></video>', /<source> from elsewhere/],
  ['<svg><use href="https://x.example/a.svg#b"></use></svg>', /<use> from elsewhere/],
  ['<a href="/glossary/">It</a>', /<a> leads to \/glossary\/, which is not there: write \[words\]/],
  ['<a href="/v2/no-such-page/#a">It</a>', /<a> leads to \/v2\/no-such-page\/#a/],
])('tells of what a component has put there: %s', async (html, message) => {
  expect(await faultsOf(html)).toEqual([expect.stringMatching(message)]);
});

it('tells once of each thing', async () => {
  const twice = '<img src="/a.png"><img src="/a.png"><a href="/glossary/">a</a>';
  expect(await faultsOf(twice)).toHaveLength(2);
});

it('warns where links may be broken', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = '<div class="theme-doc-markdown"><img src="/a.png"></div>';
  await checkFinishedPages('warn')(finishedBuild(folder(), {'how-to/record/': page}));
  expect(warn.mock.calls).toEqual([[expect.stringContaining('/a.png')]]);
  warn.mockRestore();
});

it('says nothing of what holds', async () => {
  const good = [
    '<img src="/v2/img/a.png?x"><img src="data:image/png;base64,AA"><iframe src="/v2/manual.html"></iframe><iframe src="/v2/glossary/"></iframe>',
    '<svg><use href="/v2/img/a.png#b"></use><path style="fill: url(#a)"></path></svg>',
    '<a href="/v2/glossary/#a">a</a><a href="/v2/">b</a><a href="/v1/">c</a><a href="#d">d</a><a id="e"></a>',
    '<a href="/v2/llms.txt">f</a><a href="https://x.example/">g</a><a href="//x.example/a">h</a><a href="mailto:a@b.c">i</a>',
  ];
  expect(await faultsOf(good.join(''))).toEqual([]);
});
