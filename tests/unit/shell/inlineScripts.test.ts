import {expect, it} from 'vitest';
import {inlineScripts, inlineScriptsPlugin} from '../../../src/shell/inlineScripts';

const SCRIPTS = inlineScripts('.test', 'news-2');
const QUOTED = inlineScripts(".it's", "don't-\\miss");

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

it.each([
  ['colorMode.respectPrefersColorScheme', {colorMode: {respectPrefersColorScheme: true}}],
  ['navbar.logo', {navbar: {logo: {src: 'img/logo.svg'}}}],
])('refuses themeConfig.%s, which parts of the page would not follow', (name, themeConfig) => {
  const siteConfig = {themeConfig} as never;
  expect(() => inlineScriptsPlugin({siteStorage: {} as never, siteConfig})).toThrow(name);
});

it.each(Object.entries(QUOTED))('the %s script takes names with quotes', (_name, script) => {
  expect(() => new Function(script)).not.toThrow();
});
