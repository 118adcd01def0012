import path from 'node:path';
import {createContext, runInContext} from 'node:vm';
import gtagPlugin from '@docusaurus/plugin-google-gtag';
import type {ClientModule, HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {analytics} from '../../../src/analytics/build';

/*
 * What Google's script is handed by our plugin and Docusaurus' own, put together as in a build.
 * In a browser, in the audit: tests/browser/hosted/analytics.spec.ts
 */

const ORIGIN = 'https://help.sunhou.se';
const GTAG = path.resolve(__dirname, '../../../node_modules/@docusaurus/plugin-google-gtag/lib');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** @returns the plugins' tags and the modules that they add to the site's code */
function build() {
  vi.stubEnv('NODE_ENV', 'production');
  const [ours, google] = analytics('G-TEST123456') as [() => Plugin, unknown];
  const options = {trackingID: 'G-TEST123456', anonymizeIP: true};
  expect(google).toEqual(['@docusaurus/plugin-google-gtag', options]);
  // The plugin's validation makes a list of the id.
  const theirs = gtagPlugin({} as LoadContext, {...options, trackingID: [options.trackingID]});
  const plugins = [ours(), theirs as Plugin];
  const content = undefined;
  return {
    tags: plugins.flatMap((plugin) => plugin.injectHtmlTags?.({content})?.headTags ?? []),
    modules: plugins.flatMap((plugin) => plugin.getClientModules?.() ?? []),
  };
}

/** Loads a page of the site, and goes to others. */
async function visit(address: string, referrer = '') {
  vi.resetModules();
  const {tags, modules} = build();
  const tab: {dataLayer: ArrayLike<unknown>[]; window?: unknown} = {dataLayer: []};
  const location = new URL(address, ORIGIN);
  createContext(Object.assign(tab, {window: tab, location, document: {referrer}}));
  for (const tag of tags as HtmlTagObject[]) runInContext(tag.innerHTML ?? '', tab);
  vi.stubGlobal('window', tab);
  const loaded = modules.map((file) => import(path.resolve(GTAG, file)) as Promise<object>);
  const parts = (await Promise.all(loaded)) as {default: ClientModule}[];
  vi.useFakeTimers();
  const handedOver = () => tab.dataLayer.map((entry) => Array.from(entry));
  let previousLocation: URL | null = null;
  /** @returns what the change of address handed over */
  function goTo(next: string): unknown[] {
    const before = tab.dataLayer.length;
    const route = {location: new URL(next, ORIGIN), previousLocation};
    for (const part of parts) part.default.onRouteUpdate?.(route as never);
    for (const part of parts) part.default.onRouteDidUpdate?.(route as never);
    vi.runAllTimers();
    previousLocation = route.location;
    return handedOver().slice(before);
  }
  expect(goTo(address)).toEqual([]);
  return {handedOver, goTo};
}

const view = (at: string) => [
  ['set', 'page_path', at],
  ['set', 'page_location', ORIGIN + at],
  ['set', 'page_title', at],
  ['event', 'page_view'],
];

it('asks for one script, without holding up the page, and for none without a tracking id', () => {
  const scripts = (build().tags as HtmlTagObject[]).filter(({tagName}) => tagName === 'script');
  expect(scripts.map(({attributes}) => attributes).filter(Boolean)).toEqual([
    {async: true, src: 'https://www.googletagmanager.com/gtag/js?id=G-TEST123456'},
  ]);
  expect(analytics(undefined)).toEqual([]);
});

it.each([
  ['/v2/glossary/', '', '/v2/glossary/', ''],
  ['/v2/glossary/#choke', `${ORIGIN}/v2/search/?q=choke`, '/v2/glossary/', `${ORIGIN}/v2/search/`],
  ['/v2/search/?q=choke', `${ORIGIN}/v2/#choke`, '/v2/search/', `${ORIGIN}/v2/`],
])('names %s after %j by paths alone, before Google counts it', async (to, from, at, before) => {
  const {handedOver} = await visit(to, from);
  const names = {page_path: at, page_location: ORIGIN + at, page_title: at, page_referrer: before};
  expect(handedOver()).toEqual([
    ['set', names],
    ['js', expect.anything()],
    ['config', 'G-TEST123456', {anonymize_ip: true}],
  ]);
});

it('counts no page that was saved and is opened from disk, and names no folder of it', () => {
  const tab: Record<string, unknown> = {document: {referrer: ''}};
  const location = new URL('file:///home/jane/Choke.html');
  createContext(Object.assign(tab, {window: tab, location}));
  runInContext((build().tags as HtmlTagObject[])[0]?.innerHTML ?? '', tab);
  expect([tab['ga-disable-G-TEST123456'], tab.dataLayer]).toEqual([true, undefined]);
});

it.each([
  ['/v2/glossary/', '/v2/troubleshooting/no-sound/', view('/v2/troubleshooting/no-sound/')],
  ['/v2/glossary/', '/v2/search/', view('/v2/search/')],
  ['/v2/glossary/', '/v2/search/?q=choke', view('/v2/search/')],
  ['/v2/glossary/', '/v2/glossary/#choke', []],
  ['/v2/search/', '/v2/search/?q=choke', []],
  ['/v2/search/?q=chok', '/v2/search/?q=choke', []],
  ['/v2/search/?q=choke', '/v2/glossary/#choke', view('/v2/glossary/')],
])('hands over a page view, or nothing, from %s to %s, and again', async (from, to, handed) => {
  const {goTo, handedOver} = await visit(from);
  expect(goTo(to)).toEqual(handed);
  goTo('/v2/');
  goTo(from);
  expect(goTo(to)).toEqual(handed);
  expect(JSON.stringify(handedOver())).not.toContain('chok');
});
