import {describe, expect, it} from 'vitest';
import {htmlFromMarkdown, urlOfPage} from '../../../src/search/records/markdownPage';
import {readPage} from '../../../src/search/records/pageText';
import {recordsFromHtml} from '../../../src/search/records/records';

const URL_OF_PAGE = 'https://host/v2/how-to/choke-sounds/';
const HTML = `
  <meta name="description" content="End one sound with another.">
  <nav class="theme-doc-breadcrumbs"><ul>
    <li><a class="breadcrumbs__link">Home</a></li><li><a class="breadcrumbs__link">How-to guides</a></li>
    <li><span class="breadcrumbs__link">Choke sounds</span></li>
  </ul></nav>
  <div class="theme-doc-markdown markdown">
    <header><h1>Choke one sound</h1></header>
    <p>Opening.</p><p><img alt="Two pads stop each other" src="a.svg"></p>
    <h2 id="turn-on">Turn it on<a class="hash-link">\u200B</a></h2>
    <table><tbody><tr><td>Retrig</td><td>On, Off</td></tr><tr><td>Stop</td><td>Ends it</td></tr></tbody></table>
    <h3 id="rim">On the rim</h3><div class="theme-admonition"><p>Hit it.</p><ul><li>Softly</li><li>Hard</li></ul></div>
    <h2 id="related">Related</h2><ul><li>Another page</li></ul>
  </div>
  <footer><p>Footer</p></footer>`;

describe('recordsFromHtml', () => {
  const records = recordsFromHtml(HTML, URL_OF_PAGE);

  it('makes one record per section and leaves the closing list out', () => {
    expect(records.map(({url, type}) => [url.slice(URL_OF_PAGE.length), type])).toEqual([
      ['', 'lvl1'],
      ['#turn-on', 'lvl2'],
      ['#rim', 'lvl3'],
    ]);
  });

  it('carries the titles from the site section down', () => {
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

  it('reads pictures by their alternative text, keeps cells and list items apart', () => {
    expect(records.map(({content}) => content)).toEqual([
      'Opening. Two pads stop each other',
      'Retrig On, Off Stop Ends it',
      'Hit it. Softly Hard',
    ]);
  });

  it('leaves out a page that no list may name', () => {
    const unlisted = `<meta name="robots" content="noindex, nofollow">${HTML}`;
    expect(readPage(unlisted, URL_OF_PAGE)).toBeUndefined();
  });

  it('reads pages whose end tags were left out, and every sign', () => {
    const short = HTML.replaceAll(/<\/(?:td|tr|li|p|tbody)>/g, '')
      .replace('<tbody>', '<thead><tr><th>Mode<th>Setting<tbody>')
      .replace('Two pads', 'A pad&#39;s rim &amp; two pads');
    const contents = recordsFromHtml(short, URL_OF_PAGE).map(({content}) => content);
    expect(contents).toEqual([
      "Opening. A pad's rim & two pads stop each other",
      'Mode Setting Retrig On, Off Stop Ends it',
      'Hit it. Softly Hard',
    ]);
    expect(readPage(short, URL_OF_PAGE)?.sections[1]?.parts).toEqual([
      'Mode Setting',
      'Retrig On, Off',
      'Stop Ends it',
    ]);
  });

  it('carries the page’s other names, what writers added, and what the page counts', () => {
    const data = {
      keywords: {'how-to/choke-sounds/': 'cut off, mute', 'how-to/choke-sounds/#rim': 'click'},
      weights: {'how-to/choke-sounds/': 0.8},
    };
    const weighed = recordsFromHtml(HTML, URL_OF_PAGE, data);
    expect(weighed.map(({keywords}) => keywords)).toEqual([
      expect.arrayContaining(['Choke sounds', 'cut off', 'mute']),
      [],
      ['click'],
    ]);
    expect(weighed.map(({weight}) => weight.pageRank)).toEqual([80, 80, 80]);
    expect(records.map(({weight}) => weight.pageRank)).toEqual([100, 100, 100]);
  });

  it('finds nothing on a page that is no documentation', () => {
    expect(recordsFromHtml('<main><h1>Search</h1></main>', URL_OF_PAGE)).toEqual([]);
  });
});

describe('readPage', () => {
  it('reads the names of a page and each row and item as a part of its own', () => {
    const page = readPage(HTML, URL_OF_PAGE);
    expect(page).toMatchObject({
      title: 'Choke one sound',
      label: 'Choke sounds',
      description: 'End one sound with another.',
    });
    expect(page?.sections.map(({parts}) => parts)).toEqual([
      ['Opening.', 'Two pads stop each other'],
      ['Retrig On, Off', 'Stop Ends it'],
      ['Hit it.', 'Softly', 'Hard'],
    ]);
  });
});

describe('htmlFromMarkdown', () => {
  it('gives the same records as a built page', () => {
    const source =
      '---\ntitle: Metro\nsidebar_label: Clock\ndescription: A clock.\n---\nA clock.\n\n## Open it {#open}\n\n:::note\nIt **ticks**.\n:::\n\n## Set the tempo\n';
    const html = htmlFromMarkdown(source, 'Software');
    const records = recordsFromHtml(html, 'https://host/v2/metro/');
    expect(records.map(({url, content}) => [url, content])).toEqual([
      ['https://host/v2/metro/', 'A clock.'],
      ['https://host/v2/metro/#open', 'It ticks.'],
      ['https://host/v2/metro/#set-the-tempo', ''],
    ]);
    expect(readPage(html, 'https://host/v2/metro/')).toMatchObject({
      siteSection: 'Software',
      label: 'Clock',
      description: 'A clock.',
    });
  });
});

describe('urlOfPage', () => {
  it.each([
    ['index.md', 'https://host/v2/'],
    ['how-to/index.md', 'https://host/v2/how-to/'],
    ['software-overview/file_menu.md', 'https://host/v2/software-overview/file_menu/'],
  ])('gives %s its address', (file, address) => {
    expect(urlOfPage(file, 'https://host/v2/')).toBe(address);
  });
});
