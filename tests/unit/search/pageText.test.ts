import {createDocument} from '@mixmark-io/domino';
import {describe, expect, it} from 'vitest';
import {readPage as readDocument, type PageText} from '../../../src/search/records/pageText';
import {recordsOfHtml} from '../../support/searchFixture';

const URL_OF_PAGE = 'https://host/v2/how-to/choke-sounds/';
const HTML = `
  <meta name="description" content="End one sound with another.">
  <nav class="theme-doc-breadcrumbs"><ul>
    <li><a class="breadcrumbs__link">Home</a></li><li><a class="breadcrumbs__link">How-to guides</a></li>
    <li><span class="breadcrumbs__link">Choke sounds</span></li>
  </ul></nav>
  <article><div class="theme-doc-markdown markdown">
    <header><h1>Choke one sound</h1></header>
    <p>Opening.</p><script>document.title = 'before';</script>
    <figure><p><img alt="Two pads stop each other" src="a.svg" data-only="light"><img alt="Two pads stop each other" src="b.svg" data-only="dark"></p><figcaption>From above</figcaption></figure>
    <h2 id="turn-on">Turn it on<a class="hash-link">\u200B</a></h2>
    <table><tbody><tr><td>Retrig</td><td>On, Off</td></tr><tr><td>Stop</td><td>Ends it</td></tr></tbody></table>
    <h3 id="rim">On the rim</h3><div class="theme-admonition"><p>Hit it.</p><ul><li>Softly</li><li>Hard</li></ul></div>
    <h2 id="related">Related</h2><ul class="sp-related"><li>Another page</li></ul>
    <p>The controls used here, one by one:</p><ul class="sp-related"><li>A panel</li></ul>
  </div></article>
  <footer><p>Footer</p></footer>`;

const readPage = (html: string): PageText | undefined =>
  readDocument(createDocument(html), URL_OF_PAGE, 'Choke one sound');

it('words of two blocks or lines stay two, and what is struck is no word', () => {
  const body =
    '<div class="theme-admonition"><div>Loud</div><div><p>Hit it.</p></div></div>' +
    '<ol><li>Open<details><summary>Why</summary><div>Since<pre>a = 1<br>b = 2</pre></div></details></li></ol>' +
    '<table><tbody><tr><td>left<br>right<div>both</div></td></tr></tbody></table>' +
    '<p>10<sup>3</sup> Hz of H<sub>2</sub>O<sup><a data-footnote-ref>1</a></sup>, the 2<sup>nd</sup></p>' +
    '<p>Set <del>10</del> 12 ms, <s>3</s> 4, <strike>5</strike> 6</p><p><del>All.</del></p>' +
    '<section class="footnotes"><h2 id="footnote-label">Footnotes</h2><ol><li><p>The note.<a data-footnote-backref>↩</a></p></li></ol></section>';
  const html = HTML.replace('<p>Opening.</p>', body);
  expect(readPage(html)?.sections.map(({anchor}) => anchor)).not.toContain('footnote-label');
  expect(readPage(html)?.sections[0]?.parts).toEqual([
    'Loud',
    'Hit it.',
    '1. Open Why Since a = 1 b = 2',
    '| left right both.',
    '10³ Hz of H₂O, the 2nd',
    'Set 12 ms, 4, 6',
    '1. The note.',
    '! Two pads stop each other',
  ]);
});

describe('recordsOfPage', () => {
  const records = recordsOfHtml(HTML, URL_OF_PAGE);

  it('makes one record for each section, but none for the closing list', () => {
    expect(records.map(({url, type}) => [url.slice(URL_OF_PAGE.length), type])).toEqual([
      ['', 'lvl1'],
      ['#turn-on', 'lvl2'],
      ['#rim', 'lvl3'],
    ]);
  });

  it('has the titles from the part of the site down to its own', () => {
    expect(records[2]?.hierarchy).toEqual({
      lvl0: 'How-to guides',
      lvl1: 'Choke one sound',
      lvl2: 'Turn it on',
      lvl3: 'On the rim',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
  });

  it('leaves out the column that counts rows for a picture, and cells that know nothing', () => {
    const table =
      '<table><thead><tr><th>No.<th>Control<th>Range<th>CC<tbody>' +
      '<tr><td>1<td>Mode<td>–<td>7<tr><td>–<td>No.<td>Yes<td>8</table>';
    const [opening] = recordsOfHtml(HTML.replace('<p>Opening.</p>', table), URL_OF_PAGE);
    expect(opening?.content).toMatch(/^Mode; CC: 7\. No; Range: Yes; CC: 8\. /);
  });

  it('leaves out the kind of an admonition, and keeps a title that its writer gave it', () => {
    const admonition = (title: string): string =>
      `<div class="theme-admonition theme-admonition-tip"><div>${title}</div><div><p>Hit it.</p></div></div>`;
    const text = (title: string): string | undefined =>
      readPage(
        HTML.replace('<p>Opening.</p>', `<p>Opening.</p>${admonition(title)}`),
      )?.sections[0]?.parts.join('|');
    expect(text('tip')).toBe('Opening.|Hit it.|! Two pads stop each other');
    expect(text('Softly')).toBe('Opening.|Softly|Hit it.|! Two pads stop each other');
  });

  it('reads minified pages, which lack end tags, and HTML’s entities', () => {
    const short = HTML.replaceAll(/<\/(?:td|tr|li|p|tbody)>/g, '')
      .replace('<tbody>', '<thead><tr><th>Mode<th>Setting<tbody>')
      .replace('Two pads', 'A pad&#39;s rim &amp; two pads');
    const contents = recordsOfHtml(short, URL_OF_PAGE).map(({content}) => content);
    expect(contents).toEqual([
      "Opening. A pad's rim & two pads stop each other",
      'Mode: Retrig; Setting: On, Off. Mode: Stop; Setting: Ends it.',
      'Hit it. Softly Hard',
    ]);
    expect(readPage(short)?.sections[1]?.parts).toEqual([
      '| Mode: Retrig; Setting: On, Off.',
      '| Mode: Stop; Setting: Ends it.',
    ]);
  });

  it('has what the page is about for a heading above others only', () => {
    const [, empty] = recordsOfHtml(HTML.replace(/<table>.*<\/table>/s, ''), URL_OF_PAGE);
    expect(empty?.content).toBe('End one sound with another.');
  });

  it('has the writers’ keywords and the page’s weight', () => {
    const data = {
      keywords: {'how-to/choke-sounds/': 'cut off, mute', 'how-to/choke-sounds/#rim': 'click'},
      weights: {'how-to/choke-sounds/': 0.8},
    };
    const changed = recordsOfHtml(HTML, URL_OF_PAGE, data);
    expect(changed.map(({keywords}) => keywords)).toEqual([
      expect.arrayContaining(['cut off', 'mute']),
      [],
      ['click'],
    ]);
    expect(changed.map(({weight}) => weight.pageRank)).toEqual([80, 80, 80]);
    expect(records.map(({weight}) => weight.pageRank)).toEqual([100, 100, 100]);
  });

  it('makes none for a page outside of the docs', () => {
    expect(recordsOfHtml('<main><h1>Search</h1></main>', URL_OF_PAGE)).toEqual([]);
  });
});

describe('a page that shows another title or none', () => {
  it('has its own in the search, and keeps what it shows', () => {
    const none = readPage(HTML.replace('<h1>Choke one sound</h1>', ''));
    expect(none?.title).toBe('Choke one sound');
    const other = readPage(HTML.replace('Choke one sound', 'Another heading'));
    expect(other?.title).toBe('Choke one sound');
    expect(other?.sections[0]?.parts[0]).toBe('Another heading');
  });
});

describe('readPage', () => {
  it('numbers steps as the page does', () => {
    const list = '<ol><li>Hit it.</ol><p>Then:</p><ol start="2"><li>Listen.<li>Stop.</ol>';
    expect(readPage(HTML.replace('<p>Opening.</p>', list))?.sections[0]?.parts).toEqual([
      '1. Hit it.',
      'Then:',
      '2. Listen.',
      '3. Stop.',
      '! Two pads stop each other',
    ]);
  });

  it('reads the page’s names, and each paragraph, row and list item as a part of its own', () => {
    const page = readPage(HTML);
    expect(page).toMatchObject({
      title: 'Choke one sound',
      description: 'End one sound with another.',
    });
    expect(page?.sections.map(({parts}) => parts)).toEqual([
      ['Opening.', '! Two pads stop each other'],
      ['| Retrig: On, Off.', '| Stop: Ends it.'],
      ['Hit it.', '- Softly', '- Hard'],
    ]);
  });
});
