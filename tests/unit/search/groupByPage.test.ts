import {expect, it} from 'vitest';
import {groupByPage} from '../../../src/search/page/groupByPage';

const results = (...urls: string[]) => urls.map((url) => ({url, titles: [], snippet: []}));
const urls = (...found: string[]) =>
  groupByPage(results(...found)).map((group) => group.map(({url}) => url));

it('puts results of one page together, at the place of the best one', () => {
  expect(urls('/a/#1', '/b/', '/a/#2', '/c/#1')).toEqual([['/a/#1', '/a/#2'], ['/b/'], ['/c/#1']]);
});

it('names the whole page before its parts', () => {
  expect(urls('/a/#1', '/a/#2', '/a/')).toEqual([['/a/', '/a/#1', '/a/#2']]);
});

it('keeps pages of other sites apart', () => {
  expect(urls('https://b.test/a/', '/a/')).toEqual([['https://b.test/a/'], ['/a/']]);
});
