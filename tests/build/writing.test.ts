import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {isPageFile, routeOfPage} from '../../src/lib/pageAddress';
import {blockedCode} from '../support/inlineCode';
import {
  ensureWrittenSite,
  OWN_HTML,
  WRITTEN_BASE as BASE,
  WRITTEN_PAGES,
  WRITTEN_SITE,
} from '../support/writtenSite';

/**
 * What writers may use besides plain Markdown: the pages of ./writing, in the written site's strict build.
 * Which lists name them: ./written.test.ts. What their copies say: ./everything.test.ts
 */
const FILES = readdirSync(WRITTEN_PAGES).filter(isPageFile);
const ROUTES = FILES.map((file) => `writing/${routeOfPage(file)}`);

const read = (file: string): string => readFileSync(path.join(WRITTEN_SITE, 'build', file), 'utf8');
const page = (name: string): CheerioAPI => load(read(`writing/${name}/index.html`));
const copyOf = (name: string): string => read(`writing/${name}.md`);
const bodyOf = (name: string) => page(name)('.theme-doc-markdown');

beforeAll(async () => void (await ensureWrittenSite()));

describe('a strict build', () => {
  it.each(ROUTES)('lets /%s run and show all of its own code', (route) => {
    expect(blockedCode(load(read(`${route}index.html`)))).toEqual([]);
  });
});

describe('a name that begins with digits', () => {
  it.each(['01-first-steps', '2026-04-02-show'])('is an address as it stands: %s', (name) => {
    const targets = page('drawing')('.menu a').toArray();
    expect(targets.map(({attribs}) => attribs.href)).toContain(`${BASE}writing/${name}/`);
    expect(read('_redirects')).toContain(
      `${BASE}writing/${name}.html ${BASE}writing/${name}/ 301\n`,
    );
    expect(read('sw.js')).toContain(`writing/${name}/`);
  });
});

describe('a fenced code block', () => {
  it('shows its code without scripts, and in the copy with its language', () => {
    const code = '{\n  "sensor": "snare",\n  "threshold": 12\n}\n';
    const shown = bodyOf('code-block').find('pre').first();
    shown.find('br').replaceWith('\n');
    expect(shown.text()).toBe(code);
    expect(copyOf('code-block')).toContain(`\n\`\`\`json\n${code}\`\`\`\n`);
    expect(copyOf('code-block')).toContain('\n```\nfirst line\n  second line\n```\n');
  });

  it('has its title once its own code has come', () => {
    expect(page('code-block')('.theme-code-block').first().text()).toContain('settings.json');
  });
});

describe('a page in MDX', () => {
  it('shows tabs, the text that it imports and what it computes', () => {
    const body = bodyOf('tabs');
    expect(body.find('[role="tab"]').text()).toBe('MacWindows');
    expect(body.text()).toContain('Restart the computer afterward.');
    expect(body.text()).toContain('The tempo is 120 BPM.');
  });

  it('has a copy with all tabs, each below its name', () => {
    expect(copyOf('tabs')).toContain('**Mac**\n\nOpen **System Settings**.');
    expect(copyOf('tabs')).toContain('**Windows**\n\nOpen the **Control Panel**.');
    expect(copyOf('tabs')).toContain('Restart the computer afterward.');
  });

  it('names its own script, and has the styles of its tabs', () => {
    const $ = page('tabs');
    const [own = ''] = $('script[src]')
      .toArray()
      .map(({attribs}) => attribs.src ?? '');
    expect(read(own.replace(BASE, ''))).toContain('A page with tabs');
    const classes = $('[role="tab"]').first().attr('class')?.split(' ') ?? [];
    expect(classes.some((name) => $('style').text().includes(`.${name}`))).toBe(true);
  });
});

describe('HTML within Markdown', () => {
  it('stays what it is', () => {
    const body = bodyOf('details');
    expect(body.find('kbd').text()).toBe('CtrlK');
    expect(body.find('details summary').text()).toBe('Why does it crackle?');
    expect(body.find('details strong').text()).toBe('buffer');
    expect(body.find('th').attr('colspan')).toBe('2');
    expect(body.text()).toContain('with 3 < 5 and a stray { brace.');
  });

  it('is plain text in the copy, except for a table that Markdown cannot write', () => {
    expect(copyOf('details')).toMatch(
      /\n<table>.*<th colspan="2">Both sensors<\/th>.*<\/table>\n/s,
    );
    expect(copyOf('details')).toContain('Press Ctrl + K.');
    expect(copyOf('details')).toContain('Why does it crackle?\n\nThe **buffer** is too small.');
    expect(copyOf('details')).toContain('with 3 < 5 and a stray { brace.');
  });
});

describe('an admonition', () => {
  it('of a usual kind has its title', () => {
    expect(bodyOf('admonitions').find('.theme-admonition-tip').text()).toContain('Louder');
    expect(copyOf('admonitions')).toContain('> **Tip: Louder**\n>\n> Turn it up.');
  });

  it('of a kind that the site adds is one, too', () => {
    expect(bodyOf('admonitions').find('.theme-admonition-drummer').text()).toContain('Hit the rim');
    expect(copyOf('admonitions')).toMatch(/^> \*\*Drummer.*\n>\n> Hit the rim\.$/m);
  });
});

describe('a picture drawn by hand', () => {
  it('is a file with its size, and the same in the copy', () => {
    const picture = bodyOf('drawing').find('img');
    const source = picture.attr('src') ?? '';
    expect(source).toMatch(/^\/help\/assets\/images\/drawing-\w+\.svg$/);
    expect(read(source.replace(BASE, ''))).toBe(
      readFileSync(path.join(WRITTEN_PAGES, 'img/drawing.svg'), 'utf8'),
    );
    expect(Number(picture.attr('width'))).toBeGreaterThan(0);
    expect(Number(picture.attr('height'))).toBeGreaterThan(0);
    expect(copyOf('drawing')).toContain(
      `![A hand-drawn snare drum](https://help.sunhou.se${source})`,
    );
  });
});

describe('files beside a page', () => {
  const hrefs = (name: string) =>
    bodyOf(name)
      .find('a')
      .toArray()
      .map(({attribs}) => attribs.href ?? '');

  it('are linked by their true addresses, in the copy too', () => {
    const [pdf = '', wav = '', part = ''] = hrefs('files');
    expect(pdf).toMatch(/^\/help\/assets\/files\/manual-\w+\.pdf$/);
    expect(wav).toMatch(/^\/help\/assets\/\w+\/beat-\w+\.wav$/);
    expect(part).toBe(`${pdf}#page=1`);
    for (const file of [pdf, wav]) read(file.replace(BASE, ''));
    expect(copyOf('files')).toContain(`[the manual](https://help.sunhou.se${pdf})`);
  });

  it('are taken up where a picture’s address is kept below', () => {
    const source = bodyOf('files').find('figure img, img').attr('src') ?? '';
    expect(source).toMatch(/^\/help\/assets\/images\/drawing-\w+\.svg$/);
  });

  it('play, and HTML from static/ is served as it is', () => {
    const sound = bodyOf('files').find('audio').attr('src') ?? '';
    read(sound.replace(BASE, ''));
    expect(read('manual.html')).toBe(OWN_HTML);
  });
});

describe('a page that is not for everybody', () => {
  it('is in no menu when it is unlisted', () => {
    const $ = page('off-the-list');
    expect($('.theme-unlisted-banner').text()).toContain('unlisted');
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
    const menu = page('drawing')('.menu a');
    const targets = menu.toArray().map(({attribs}) => attribs.href);
    expect(targets).toContain(`${BASE}writing/drawing/`);
    expect(targets).not.toContain(`${BASE}writing/off-the-list/`);
  });
});
