import {expect, it} from 'vitest';
import {pageOf, searchOver} from '../../support/searchFixture';

const TITLES =
  'Triangle,Training,Map,Made,Press,Presence,Prepare,Velocity,Latency,Generators,Change,Drums';

it.each([
  ['trianing', 'Training'],
  ['maed', 'Made'],
  ['pres', 'Press,Presence'],
  ['velcity', 'Velocity'],
  ['latncy', 'Latency'],
  ['generato', 'Generators'],
  ['chnge', 'Change'],
  ['drms', 'Drums'],
])('takes %s by its letters, not by its stem or the beginning of it', async (typed, right) => {
  const search = await searchOver(TITLES.split(',').map((one) => pageOf(`${one}/`, one, '.')));
  expect(search.urls(typed).sort()).toEqual(
    right
      .split(',')
      .map((one) => `/v2/${one}/`)
      .sort(),
  );
});
