import {afterEach, expect, it, vi} from 'vitest';
import {pageOf, searchOver} from '../../support/searchFixture';

afterEach(() => vi.unstubAllGlobals());

it('reads the index while the page is idle, part by part', async () => {
  const whenIdle = vi.fn((run: IdleRequestCallback) => {
    setTimeout(run, 0, {timeRemaining: () => 0});
  });
  vi.stubGlobal('requestIdleCallback', whenIdle);
  const many = Array.from({length: 100}, (_unused, at) =>
    pageOf(`p${at}/`, `Page ${at}`, 'Words.'),
  );
  const {urls} = await searchOver(many);
  expect(whenIdle.mock.calls.length).toBeGreaterThan(3);
  expect(urls('page 99')[0]).toBe('/v2/p99/');
});
