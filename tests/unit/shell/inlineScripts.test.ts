import {expect, it} from 'vitest';
import {inlineScripts, inlineScriptsPlugin} from '../../../src/shell/inlineScripts';

const SCRIPTS = inlineScripts('.test', 'news-2');

it('mends the address first, then minds the other scripts, in every page’s head', () => {
  const {headTags} =
    inlineScriptsPlugin({
      siteStorage: {type: 'localStorage', namespace: '.test'},
      siteConfig: {themeConfig: {announcementBar: {id: 'news-2'}}} as never,
    }).injectHtmlTags?.({content: undefined}) ?? {};
  const {address, recovery, 'early controls': earlyControls, announcement, typeface} = SCRIPTS;
  expect(headTags).toEqual(
    [address, recovery, earlyControls, announcement, typeface].map((innerHTML) => ({
      tagName: 'script',
      innerHTML,
    })),
  );
});

it.each(Object.entries(SCRIPTS))(
  'the %s script has nothing that would end the script element',
  (_name, script) => {
    expect(script).not.toMatch(/<\/script|<!--/i);
  },
);

it.each([
  ['/v2//How-To///CHOKE-sounds/', '/v2/how-to/choke-sounds/'],
  ['/v2/search/index.html', '/v2/search/'],
  ['/v2/INDEX.HTML', '/v2/'],
  ['/v2/glossary.html', '/v2/glossary/'],
  ['/v2/A%2FB%C3%9C/', '/v2/a%2Fb%C3%9C/'],
  ['/v2/a%2Fb/', undefined],
  ['/v2/how-to/', undefined],
  ['/V1/', undefined],
])('the address %s leads to %s, with its query and hash', (pathname, mended) => {
  const loaded: string[] = [];
  const location = {
    ...{pathname, search: '?a=B', hash: '#C'},
    replace: (address: string) => loaded.push(address),
  };
  new Function('location', SCRIPTS.address)(location);
  expect(loaded).toEqual(mended ? [`${mended}?a=B#C`] : []);
});

it.each([
  ['another one', 'news-1', false],
  ['the same', 'news-2', true],
])('the announcement stays closed if the reader closed %s', (_which, id, stays) => {
  const kept = new Map([
    ['docusaurus.announcement.id.test', id],
    ['docusaurus.announcement.dismiss.test', 'true'],
  ]);
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  };
  new Function('localStorage', SCRIPTS.announcement)(localStorage);
  expect(kept.has('docusaurus.announcement.dismiss.test')).toBe(stays);
});

it('without storage the announcement is as it is', () => {
  expect(() => new Function('localStorage', SCRIPTS.announcement)(undefined)).not.toThrow();
});
