import {expect, it} from 'vitest';
import {recordsOfHtml} from '../../support/searchFixture';

const URL_OF_PAGE = 'https://host/v2/how-to/choke-sounds/';

/** @returns the address and the text of each of the page's records */
function recordsOf(text: string): [string, string][] {
  const page = `<article><div class="theme-doc-markdown"><h1>Choke</h1>${text}</div></article>`;
  return recordsOfHtml(page, URL_OF_PAGE).map(({objectID, content}) => [
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
