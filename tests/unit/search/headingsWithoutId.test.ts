import {createDocument} from '@mixmark-io/domino';
import {expect, it} from 'vitest';
import {readPage} from '../../../src/search/records/pageText';
import {recordsOfHtml, searchOver} from '../../support/searchFixture';

const URL_OF_PAGE = 'https://host/v2/how-to/choke-sounds/';

const htmlOf = (text: string): string =>
  `<article><div class="theme-doc-markdown"><h1>Choke</h1>${text}</div></article>`;

/** @returns the address and the text of each of the page's records */
function recordsOf(text: string): [string, string][] {
  return recordsOfHtml(htmlOf(text), URL_OF_PAGE).map(({objectID, content}) => [
    objectID.slice(URL_OF_PAGE.length),
    content,
  ]);
}

it.each([
  ['as the first', '<h2>Before <kbd>you</kbd> start</h2><p>Sit.</p>', 'Before you start Sit.'],
  ['of an empty id', '<h2 id="">Sit</h2>', 'Sit'],
  ['twice', '<h3>Sit</h3><p>Down.</p><h2>Sit</h2>', 'Sit Down. Sit'],
])('a heading without id opens no section, and its words are found above: %s', (_, text, words) => {
  expect(recordsOf(`${text}<h2 id="hit">Hit</h2><p>It.</p><h3>Rim</h3>`)).toEqual([
    ['', words],
    ['#hit', 'It. Rim'],
  ]);
});

it('nor does one with the id of another, to which its address leads', () => {
  const text = '<p>Sit.</p><h2 id="hit">Hit</h2><p>It.</p><h2 id="hit">Again</h2><p>Now.</p>';
  expect(recordsOf(text)).toEqual([
    ['', 'Sit.'],
    ['#hit', 'It. Again Now.'],
  ]);
});

it('one is a section whatever it is called', () => {
  const closing = '<h2 id="related-1">Related</h2><ul class="sp-related"><li>X</li></ul>';
  const text = `<p>Sit.</p><h2 id="related">Related</h2><p>It.</p><h2 id="r">R</h2><p>Now.</p>${closing}`;
  expect(recordsOf(text)).toEqual([
    ['', 'Sit.'],
    ['#related', 'It.'],
    ['#r', 'Now.'],
  ]);
});

it('a glossary’s letter makes none, and the words below it stand below the page', async () => {
  const text =
    '<nav class="sp-letters"></nav><h2 id="r">R</h2><h3 id="rim">Rim</h3><p>Hit.</p><h3 id="rod">Rod</h3><p>Sit.</p>';
  expect(recordsOf(text)).toEqual([
    ['', ''],
    ['#rim', 'Hit.'],
    ['#rod', 'Sit.'],
  ]);
  const page = readPage(createDocument(htmlOf(text)), URL_OF_PAGE, 'Choke');
  const {find} = await searchOver(page ? [page] : []);
  expect(find('rod')[0]?.section.titles).toEqual(['Choke', 'Choke', 'Rod']);
});
