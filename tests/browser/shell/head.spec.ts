import {expect, test} from '../../support/tab';
import {goWithin, nothingChanges, open} from '../../support/page';

/** After a change of page, the document's head must be what the host sends for that address. */
const PATHS = [
  ['', 'how-to/'],
  ['how-to/', 'how-to/choke-sounds/'],
  ['how-to/choke-sounds/', 'glossary/'],
  ['glossary/', 'search/'],
] as const;

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

for (const [from, to] of PATHS) {
  test(`the head after going from /${from} to /${to} is that of a fresh load`, async ({page}) => {
    await open(page, to);
    await nothingChanges(page);
    const fresh = await page.evaluate(readHead);
    expect(fresh.length).toBeGreaterThan(15);
    await open(page, from);
    await goWithin(page, `/v2/${to}`);
    await expect.poll(() => page.evaluate(readHead)).toEqual(fresh);
  });
}
