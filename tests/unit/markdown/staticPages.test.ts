import {expect, it} from 'vitest';
import {blockedInStaticPages} from '../../../src/markdown/checks/staticPages';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

async function blockedIn(html: string): Promise<string[]> {
  writeFiles(folder(), {'manuals/old.html': html, 'a.svg': '<svg style="color:red"/>'});
  const faults = await blockedInStaticPages(folder(), ['manuals/old.html', 'a.svg']);
  return faults.map((fault) => fault.replace(/: (?:put it into|leave it out).*/, ''));
}

it.each([
  ['<!doctype html>\n<head>\n<script>go()</script>', '3: … what stands in <script>'],
  ['<html><head>\n<style>p {color: red}</style>', '2: … what stands in <style>'],
  ['<p>\n<b style="color: red">x</b>', '2: … style="…" of <b>'],
  ['<button onclick="go()">x</button>', '1: … onclick="…" of <button>'],
  ['<script src="//x.example/a.js"></script>', '1: … //x.example/a.js, which is from elsewhere'],
  [
    '<link rel="stylesheet" href="https://x.example/a.css">',
    '1: … https://x.example/a.css, which is from elsewhere',
  ],
  // A tag behind one that begins as a title does.
  ['<title-card><img src="//x.example/a.png">', '1: … //x.example/a.png, which is from elsewhere'],
  ['<a href="javascript:go()">x</a>', '1: … javascript:go()'],
  ['<html>\n<body onload="go()">', '2: … onload="…" of <body>'],
  // The line of a tag that has an attribute of one before.
  [
    '<p class="a">x</p>\n<!-- <b style="x"> -->\n<b class="a" style="x">x</b>',
    '3: … style="…" of <b>',
  ],
  [
    '<img src="a.png" srcset="a.png, https://x.example/b.png 2x">',
    '1: … https://x.example/b.png, which is from elsewhere',
  ],
  // A picture in several sizes, without a space between them.
  [
    '<img src="a.png" srcset="a.png 1x,https://x.example/b.png 2x">',
    '1: … https://x.example/b.png, which is from elsewhere',
  ],
  [
    '<video src="a.mp4" poster="//x.example/a.png"></video>',
    '1: … //x.example/a.png, which is from elsewhere',
  ],
  ['<form action="https://x.example/"></form>', '1: … https://x.example/, which is from elsewhere'],
  [
    '<button formaction="https://x.example/">x</button>',
    '1: … https://x.example/, which is from elsewhere',
  ],
  [
    '<svg><image xlink:href="https://x.example/a.png"/></svg>',
    '1: … https://x.example/a.png, which is from elsewhere',
  ],
  ['<object data="a.pdf"></object>', '1: … <object>'],
])('names file, line and what the policy blocks: %j', async (html, found) => {
  expect(await blockedIn(html)).toEqual([
    `static/manuals/old.html:${found.replace('…', "the site's policy blocks")}`,
  ]);
});

it.each(['old.htm', 'OLD.HTML', 'old.xhtml'])('looks into %s too', async (file) => {
  writeFiles(folder(), {[file]: '<p style="color: red">'});
  expect(await blockedInStaticPages(folder(), [file])).toHaveLength(1);
});

it('says nothing of what holds', async () => {
  const good = [
    '<!doctype html><html lang="en"><head><title>Manual</title>',
    '<link rel="icon" href="data:image/svg+xml,x"><link rel="stylesheet" href="manual.css"><link rel="canonical" href="https://x.example/">',
    '<video poster="data:image/png;base64,AA"></video><a href="https://x.example/" title="javascript: what">x</a>',
    '<script src="manual.js" data-label="a > b"></script>',
    '<script src="manual.js">"<b style=x>"</script><img src="https://help.sunhou.se/v2/a.png" alt=""><script type="application/json">{}</script></head>',
    '<body><!-- <script>go()</script> --><img src="data:image/png;base64,AA" alt="">',
    '<a href="https://x.example/">x</a> <img src="a.png" alt="a"></body></html>',
  ];
  expect(await blockedIn(good.join('\n'))).toEqual([]);
});
