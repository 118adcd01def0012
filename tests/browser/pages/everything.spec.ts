import {expect, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {axeFindings} from '../../support/axe';
import {losses} from '../../support/losses';
import {nothingChanges, open} from '../../support/page';
import {test} from '../../support/writtenTab';

/** The pages with each construct that Docusaurus documents, as readers see them. */
const NAMES = inAudit ? ['everything', 'everything-plain'] : ['everything'];
const WIDTHS = inAudit ? [1440, 768, 390, 320] : [1440, 768, 320];
/** Where axe looks, in the audit in both modes at all widths. */
const AUDITED: Readonly<Record<number, string[]>> = {1440: ['light'], 320: ['dark']};

/** @returns what lies beyond the window or its box, and in no box that scrolls */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond: string[] = [];
    const isBox = (box: Element): boolean => /auto|scroll/.test(getComputedStyle(box).overflowX);
    for (const element of document.querySelectorAll('main *')) {
      const {width, right} = element.getBoundingClientRect();
      let box = element.parentElement;
      while (box && !isBox(box) && box.tagName !== 'MAIN') box = box.parentElement;
      if (width > 0 && box?.tagName === 'MAIN' && right > box.getBoundingClientRect().right + 1)
        beyond.push(`${element.outerHTML.slice(0, 60)}: ${String(right)}`);
    }
    return beyond;
  });
}

/** Code and links with a line that ends in the middle of a word. */
async function splitWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const split: string[] = [];
    const inText = ':is(p, li, td, dd) :is(a, code):not(pre *, .sp-code *, :has(img))';
    for (const element of document.querySelectorAll(`.theme-doc-markdown ${inText}`)) {
      const letters: {letter: string; top: number}[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [place, letter] of [...(node.textContent ?? '')].entries()) {
          const range = new Range();
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          letters.push({letter, top: range.getBoundingClientRect().top});
        }
      }
      for (const [place, {letter, top}] of letters.entries()) {
        const next = letters[place + 1];
        const isInWord = /[a-z\d]/i.test(letter) && /[a-z\d]/i.test(next?.letter ?? '');
        if (isInWord && next && next.top > top + 8) split.push(element.textContent ?? '');
      }
    }
    return split;
  });
}

for (const name of NAMES) {
  test(`${name}: nothing is cut, axe finds nothing, and what is wider than its column can be scrolled`, async ({
    page,
    copy,
  }) => {
    test.slow();
    await open(page, `${copy.address}${name}/`);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await nothingChanges(page);
      expect(await cut(page), `${String(width)} px`).toEqual([]);
      expect(await losses(page), `${String(width)} px`).toEqual([]);
      expect(await splitWords(page), `${String(width)} px`).toEqual([]);
      if (width === 768) await expectScrollBoxes(page);
      for (const mode of inAudit ? ['light', 'dark'] : (AUDITED[width] ?? [])) {
        await page.evaluate((value) => (document.documentElement.dataset.theme = value), mode);
        expect(await axeFindings(page), `${mode} mode, ${String(width)} px`).toEqual([]);
      }
    }
    await page.setViewportSize({width: 1280, height: 800});
    const pictures = page.locator('.theme-doc-markdown img').filter({visible: true});
    const sizes = await pictures.evaluateAll(async (all) => {
      const read: {alt: string; shape: number; own: number; width: number; asked: number}[] = [];
      for (const picture of all as HTMLImageElement[]) {
        picture.loading = 'eager';
        await picture.decode();
        const {width, height} = picture.getBoundingClientRect();
        const own = picture.naturalWidth / picture.naturalHeight;
        const asked = Number(picture.getAttribute('width') ?? picture.naturalWidth);
        read.push({alt: picture.alt, shape: width / height, own, width, asked});
      }
      return read;
    });
    for (const {alt, shape, own, width, asked} of sizes) {
      expect(Math.abs(shape / own - 1), `shape of ${alt}`).toBeLessThan(0.02);
      if (asked <= 256 && !alt.includes('high')) expect(width, `width of ${alt}`).toBe(asked);
    }
    const inLine = page.locator(':is(p, h3, td, li) > img, td p > img');
    for (const picture of await inLine.all()) await expect(picture).toHaveCSS('display', 'inline');

    // A table and code that have names of their own keep them.
    const text = page.locator('.theme-doc-markdown');
    await text.evaluate((own) =>
      own.insertAdjacentHTML(
        'beforeend',
        '<table aria-label="Matrix"><tr><td>1</table><pre aria-label="Listing" role="img">1</pre>',
      ),
    );
    await nothingChanges(page);
    await expect(text.getByRole('table', {name: 'Matrix'})).toHaveCount(1);
    await expect(text.getByRole('img', {name: 'Listing'})).toHaveCount(1);
  });
}

/** What is wider than its column can be reached by keyboard, scrolled, and has a name of its own. */
async function expectScrollBoxes(page: Page): Promise<void> {
  const boxes = page.locator('.theme-doc-markdown .sp-scrolls');
  await expect(boxes).not.toHaveCount(0);
  const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
  for (const box of await boxes.all()) {
    await expect(box).toHaveAttribute('role', 'region');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    await box.evaluate((one: HTMLElement) => one.blur());
    if (await box.evaluate(({tagName}) => tagName !== 'PRE'))
      expect(await box.evaluate((one) => getComputedStyle(one).outlineWidth)).toBe('1px');
  }
}
