import {expect, it} from 'vitest';
import {faultPanels} from '../../../src/markdown/build';
import {figures} from '../../../src/pictures/build';
import {blockHtml} from '../../support/blockHtml';

const FAULT = `### One drum is silent

**Cause:** The cable.

**Fix:** Check these.

1. The plug.

Still silent?

**Check:** It plays.

### Next

Words.`;

it('puts cause, fix and check into panels, each with what belongs to it', async () => {
  const html = (await blockHtml(faultPanels, FAULT)).replace(/\n/g, '');
  expect(html).toContain(
    '<div class="sp-panel" data-part="cause"><p><strong>Cause:</strong> The cable.</p></div>',
  );
  expect(html).toContain(
    '<div class="sp-panel" data-part="fix"><p><strong>Fix:</strong> Check these.</p><ol><li>The plug.</li></ol><p>Still silent?</p></div>',
  );
  expect(html).toMatch(/data-part="check">.*It plays\.<\/p><\/div><h3>Next<\/h3><p>Words\.<\/p>$/);
});

it.each([
  ['![Words](./a.svg)', /<\/div>\s*<figure>/],
  ['[![Words](./a.svg)](./a.md)', /<\/div>\s*<a [^>]*><figure>/],
])('ends a panel at a picture: %s', async (picture, end) => {
  const html = await blockHtml(
    () => (tree, file) => {
      figures('').call({} as never)?.(tree, file, () => undefined);
      faultPanels.call({} as never)?.(tree, file, () => undefined);
    },
    `**Check:** It plays.\n\n${picture}`,
  );
  expect(html).toMatch(end);
});
