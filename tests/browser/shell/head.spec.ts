import {expect, test} from '../../support/tab';
import {goWithin, nothingChanges, open} from '../../support/page';

/** After a change of page, the document's head must be what the host sends for that address. */
const PATH = ['how-to/choke-sounds/', 'glossary/', 'search/'];

/** Everything in the head that describes the page, in no order, and what `html` carries. */
function readHead(): string[] {
  const elements = document.head.querySelectorAll('title, [data-rh]');
  const {className, lang, dir} = document.documentElement;
  const lines = [...elements].map((element) => {
    const attributes = [...element.attributes].map(({name, value}) => `${name}=${value}`).sort();
    return `${element.localName} ${attributes.join(' ')} ${element.textContent}`;
  });
  return [...new Set(lines), `html ${className} ${lang} ${dir}`].sort();
}

test('the head after a change of page is that of a fresh load', async ({page}) => {
  const fresh: string[][] = [];
  for (const route of PATH) {
    await open(page, route);
    await nothingChanges(page);
    fresh.push(await page.evaluate(readHead));
  }
  await open(page, '');
  for (const [index, route] of PATH.entries()) {
    expect(fresh[index]?.length).toBeGreaterThan(15);
    await goWithin(page, `/v2/${route}`);
    await expect.poll(() => page.evaluate(readHead), `/${route}`).toEqual(fresh[index]);
  }
});
