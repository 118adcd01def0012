import {expect, it} from 'vitest';
import {frontDoor} from '../../../src/markdown/build';
import {blockHtml} from '../../support/blockHtml';

it('makes a start page’s head, with a search below its words', async () => {
  const html = await blockHtml(frontDoor, ':::front-door\n\nWhat it is.\n\n- A way\n\n:::');
  expect(html).toMatch(/<div class="sp-front"><p>What it is\.<\/p><form[^>]*role="search"/);
  expect(html).toContain('action="/v2/search/"');
  expect(html).toMatch(/<input[^>]* name="q"[^>]* aria-label="Search the help"/);
  expect(html).toMatch(/<\/form><ul>/);
});

it('leaves other directives alone', async () => {
  expect(await blockHtml(frontDoor, ':::note\n\nWords.\n\n:::')).not.toContain('sp-front');
});
