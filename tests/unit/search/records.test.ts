import {describe, expect, it} from 'vitest';
import {htmlFromMarkdown, urlOfPage} from '../../../src/plugins/search-records/markdownPage';
import {embeddedIndex, recordsFromHtml} from '../../../src/plugins/search-records/records';

const URL_OF_PAGE = 'https://host/v2/how-to/choke-sounds/';
const HTML = `
  <nav class="theme-doc-breadcrumbs"><ul>
    <li><a class="breadcrumbs__link">Home</a></li><li><a class="breadcrumbs__link">How-to guides</a></li>
  </ul></nav>
  <div class="theme-doc-markdown markdown">
    <header><h1>Choke one sound</h1></header>
    <p>Opening.</p><img alt="Two pads stop each other" src="a.svg">
    <h2 id="turn-on">Turn it on<a class="hash-link">\u200B</a></h2>
    <table><tr><td>Retrig</td><td>On, Off</td></tr></table>
    <h3 id="rim">On the rim</h3><p>Hit it.</p>
    <h2 id="related">Related</h2><ul><li>Another page</li></ul>
  </div>`;

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
    expect(records[2]?.hierarchy).toMatchObject({
      lvl0: 'How-to guides',
      lvl1: 'Choke one sound',
      lvl2: 'Turn it on',
      lvl3: 'On the rim',
      lvl4: null,
    });
  });

  it('reads pictures by their alternative text and keeps table cells apart', () => {
    expect(records[0]?.content).toBe('Opening. Two pads stop each other');
    expect(records[1]?.content).toBe('Retrig On, Off');
  });

  it('finds nothing on a page that is no documentation', () => {
    expect(recordsFromHtml('<main><h1>Search</h1></main>', URL_OF_PAGE)).toEqual([]);
  });

  it('drops the host for the browser', () => {
    expect(embeddedIndex(records).sections[1]).toEqual({
      url: '/v2/how-to/choke-sounds/#turn-on',
      titles: ['How-to guides', 'Choke one sound', 'Turn it on'],
      content: 'Retrig On, Off',
    });
  });
});

describe('htmlFromMarkdown', () => {
  it('gives the same records as a built page', () => {
    const source =
      '---\ntitle: Metro\n---\nA clock.\n\n## Open it {#open}\n\n:::note\nIt **ticks**.\n:::\n\n## Set the tempo\n';
    const records = recordsFromHtml(htmlFromMarkdown(source, 'Software'), 'https://host/v2/metro/');
    expect(records.map(({url, content}) => [url, content])).toEqual([
      ['https://host/v2/metro/', 'A clock.'],
      ['https://host/v2/metro/#open', 'It ticks.'],
      ['https://host/v2/metro/#set-the-tempo', ''],
    ]);
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
