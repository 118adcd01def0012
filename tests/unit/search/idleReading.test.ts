import {expect, it} from 'vitest';
import {pageOf, searchOver} from '../../support/searchFixture';

it('reads the index part by part, so that the page answers its reader in between', async () => {
  const many = Array.from({length: 100}, (_unused, at) =>
    pageOf(`p${at}/`, `Page ${at}`, 'Words.'),
  );
  let answered = 0;
  const timer = setInterval(() => (answered += 1), 0);
  const {urls} = await searchOver(many);
  clearInterval(timer);
  expect(answered).toBeGreaterThan(3);
  expect(urls('page 99')[0]).toBe('/v2/p99/');
});
