import {expect, it} from 'vitest';
import {references} from '../../../src/markdown/build';
import {blockHtml} from '../../support/blockHtml';

it('puts addresses that are kept below into their places', async () => {
  const html = await blockHtml(
    references,
    '![A drum][Drum] and [its *rim*][], [rim]\n\n[drum]: ./img/drum.svg "Seen from above"\n[its *rim*]: ./rim.md\n[rim]: ./other.md',
  );
  expect(html).toContain('<img src="./img/drum.svg" alt="A drum" title="Seen from above">');
  expect(html).toContain('<a href="./rim.md">its <em>rim</em></a>, <a href="./other.md">rim</a>');
});

it('leaves brackets alone that no address belongs to', async () => {
  expect(await blockHtml(references, 'Turn [it] up.')).toBe('<p>Turn [it] up.</p>');
});
