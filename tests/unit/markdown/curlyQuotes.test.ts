import {describe, expect, it} from 'vitest';
import {curl, curlyQuotes} from '../../../src/markdown/curlyQuotes';
import {blockHtml} from '../../support/blockHtml';

describe('curlyQuotes', () => {
  it('curls quotes and apostrophes, around links too', async () => {
    expect(await blockHtml(curlyQuotes, `It's "loud", isn't [it"s](./a.md)?`)).toContain(
      'It’s “loud”, isn’t',
    );
  });

  it('leaves code, dashes and dots as they are', async () => {
    const html = await blockHtml(curlyQuotes, "`it's` -- and ... so on");
    expect(html).toBe("<p><code>it's</code> -- and ... so on</p>");
  });
});

it('curls a title', () => {
  expect(curl("What's in the box")).toBe('What’s in the box');
});
