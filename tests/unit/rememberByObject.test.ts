import {expect, it, vi} from 'vitest';
import {rememberByObject} from '../../src/lib/rememberByObject';

it('works once for the same object, whatever comes of it', () => {
  const work = vi.fn(({word}: {word?: string}) => word);
  const remembering = rememberByObject(work);
  const [page, other] = [{word: 'page'}, {}];
  expect([page, page, other, other].map(remembering)).toEqual([
    'page',
    'page',
    undefined,
    undefined,
  ]);
  expect(work).toHaveBeenCalledTimes(2);
});
