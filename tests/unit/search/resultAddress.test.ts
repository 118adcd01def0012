import {describe, expect, it} from 'vitest';
import {resultAddress} from '../../../src/search/clients/hosted';

describe('resultAddress', () => {
  it.each([
    ['https://help.sunhou.se/v2/how-to/record/#arm', '/v2/how-to/record/#arm'],
    ['https://help.sunhou.se/v10/', '/v10/'],
    ['http://help.sunhou.se/v2/', '/v2/'],
  ])('makes %s an address for the router', (url, address) => {
    expect(resultAddress(url)).toBe(address);
  });

  it.each([
    'https://help.sunhou.se/v1/',
    'https://help.sunhou.se/v1',
    'https://help.sunhou.se/v1/pads/#rim',
    'https://example.com/v2/',
  ])('leaves %s as it is, since it is not a page of this site', (url) => {
    expect(resultAddress(url, {from: '/v1', to: '/v2'})).toBe(url);
  });

  it('replaces a part of the path, but not of the anchor', () => {
    const replacement = {from: '/beta/', to: '/v2/'};
    expect(resultAddress('https://help.sunhou.se/beta/midi/#/beta/', replacement)).toBe(
      '/v2/midi/#/beta/',
    );
  });
});
