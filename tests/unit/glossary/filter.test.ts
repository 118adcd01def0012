import {createDocument} from '@mixmark-io/domino';
import type {ClientModule} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {glossaryFilter} from '../../../src/glossary/filter';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells no count of words on the page that comes next', () => {
  vi.useFakeTimers();
  const page = createDocument('<input data-filters="terms" value="choke">');
  const box = page.querySelector('input') as HTMLInputElement;
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLInputElement', box.constructor);
  const come = (from: unknown) =>
    glossaryFilter.onRouteDidUpdate?.({previousLocation: from} as Parameters<
      NonNullable<ClientModule['onRouteDidUpdate']>
    >[0]);
  come(null);
  const typed = page.createEvent('Event');
  typed.initEvent('input', true, false);
  box.dispatchEvent(typed);
  expect(vi.getTimerCount()).toBe(1);
  come({pathname: '/v2/glossary/'});
  expect(vi.getTimerCount()).toBe(0);
});
