import {expect, type Page} from '../../support/tab';
import {axeFindings} from '../../support/axe';
import {nothingChanges, open} from '../../support/page';
import {test} from '../../support/writtenTab';

/** The pages with each construct that Docusaurus documents, as readers see them. */
const NAMES = ['everything', 'everything-plain'];
const WIDTHS = [1440, 768, 390, 320];

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

for (const name of NAMES) {
  test(`${name}: nothing is cut, and axe finds nothing, at any width in both modes`, async ({
    page,
    copy,
  }) => {
    test.slow();
    await open(page, `${copy.address}${name}/`);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await nothingChanges(page);
      expect(await cut(page), `${String(width)} px`).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${String(width)} px`).toBeLessThanOrEqual(0);
      for (const mode of ['light', 'dark']) {
        await page.evaluate((value) => (document.documentElement.dataset.theme = value), mode);
        expect(await axeFindings(page), `${mode} mode, ${String(width)} px`).toEqual([]);
      }
    }
  });

  test(`${name}: pictures have their own size and stand where they are written`, async ({
    page,
    copy,
  }) => {
    await open(page, `${copy.address}${name}/`);
    const pictures = page.locator('.theme-doc-markdown img');
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
  });

  test(`${name}: what is wider than its column can be reached, scrolled and named`, async ({
    page,
    copy,
  }) => {
    await page.setViewportSize({width: 768, height: 900});
    await open(page, `${copy.address}${name}/`);
    const boxes = page.locator('.theme-doc-markdown .sp-scrolls');
    await expect(boxes).not.toHaveCount(0);
    const names = await boxes.evaluateAll((all) =>
      all.map((box) => box.getAttribute('aria-label')),
    );
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
  });
}
