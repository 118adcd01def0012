import {createDocument} from '@mixmark-io/domino';
import type {ClientModule} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {glossaryFilter} from '../../../src/glossary/filter';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let entries = 0;

/** @returns types into the box of a page that the filter has come to, and goes to another */
function startFilter(html: string) {
  vi.useFakeTimers();
  const page = createDocument(`<input data-filters="terms">${html}`);
  const box = page.querySelector('input') as HTMLInputElement;
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLInputElement', box.constructor);
  const come = (from: unknown) => {
    vi.stubGlobal('history', {state: {key: String((entries += 1))}});
    glossaryFilter.onRouteDidUpdate?.({previousLocation: from} as Parameters<
      NonNullable<ClientModule['onRouteDidUpdate']>
    >[0]);
  };
  come(null);
  return {
    page,
    come,
    type(words: string): void {
      box.value = words;
      const typed = page.createEvent('Event');
      typed.initEvent('input', true, false);
      box.dispatchEvent(typed);
    },
  };
}

it('tells no count of words on the page that comes next', () => {
  const {type, come} = startFilter('');
  type('choke');
  expect(vi.getTimerCount()).toBe(1);
  come({pathname: '/v2/glossary/'});
  expect(vi.getTimerCount()).toBe(0);
});

const FIGURE = '<button class="sp-play-it">Play it</button><p>All seven</p>';
const PANEL = '<div class="sp-play">Retrig</div>';

it.each([
  ['retrig', '', 'C Choke'],
  ['play it', '', ''],
  ['seven', '', 'Z Zone'],
  ['retrig', PANEL, 'C Choke Z Zone'],
  ['zzz', PANEL, 'Z Zone'],
  ['zzz', `<dialog class="sp-play-over">${PANEL}</dialog>`, 'Z Zone'],
])('keeps a demonstration that plays, whose words don’t count: %s%s', (words, panel, shown) => {
  const state = panel ? 'data-demo-state="ready"' : '';
  const {page, type} = startFilter(
    `<div class="sp-letters"></div><h2>C</h2><h3>Choke</h3><p>Turn retrig on</p>
    <h2>Z</h2><h3>Zone</h3><figure data-demo="zones" ${state}>${FIGURE}${panel}</figure>`,
  );
  const heads = Array.from(page.querySelectorAll<HTMLElement>('h2, h3'));
  vi.stubGlobal('visualViewport', {height: 800});
  const place = () => ({top: 0, bottom: 0}) as DOMRect;
  for (const one of page.querySelectorAll('h2, h3, div')) one.getBoundingClientRect = place;
  type(words);
  const seen = heads.filter((head) => !head.hidden).map(({textContent}) => textContent);
  expect(seen.join(' ')).toBe(shown);
  const {hidden} = page.querySelector('figure') as HTMLElement;
  expect(hidden).toBe(!shown.includes('Zone'));
});
