import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {open} from '../../support/page';
import {ALL_ROUTES} from '../../support/routes';

/** Contents list and related pages, tables that are cards on a phone, a picture whose play button fills it. */
const PAGES = inAudit
  ? ALL_ROUTES
  : ['how-to/choke-sounds/', 'quick-start/whats-in-the-box/', 'software-overview/audio-buses/'];

/** @returns what can be focused, is in sight, and has a part of its outline cut off by what it lies in */
const cutOutlines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = ({overflowX, overflowY, contentVisibility}: CSSStyleDeclaration): boolean =>
      overflowX !== 'visible' || overflowY !== 'visible' || contentVisibility === 'auto';
    const isCut = (element: Element): boolean => {
      const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(element);
      if (outlineStyle === 'none') return false;
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 0.5; // half a pixel is rounding
      const lines = [...element.getClientRects()];
      if (lines.some(({left, right}) => left - reach < 0 || right + reach > innerWidth))
        return true;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!clips(getComputedStyle(box))) continue;
        // What scrolls has more to show at that side.
        const {scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight} = box;
        const frame = box.getBoundingClientRect();
        const left = frame.left - scrollLeft;
        const top = frame.top - scrollTop;
        const right = left + frame.width + scrollWidth - clientWidth;
        const bottom = top + frame.height + scrollHeight - clientHeight;
        for (const line of lines) {
          if (line.width > frame.width) return true; // never seen whole
          if (line.left - reach < left || line.right + reach > right) return true;
          if (line.top - reach < top || line.bottom + reach > bottom) return true;
        }
      }
      return false;
    };
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, summary, [tabindex]',
    );
    return [...all].flatMap((element) => {
      if (element.tabIndex < 0 || !element.checkVisibility()) return [];
      element.focus();
      if (document.activeElement !== element || !isCut(element)) return [];
      return [`${element.className} “${element.textContent.trim()}”`];
    });
  });

test('no focus is cut off by what it lies in @audit', async ({page}) => {
  if (inAudit) test.setTimeout(300_000);
  for (const route of PAGES) {
    await open(page, route);
    // Pictures that can be enlarged have the focus, too, once the code for it is there.
    const pictures = page.locator('.theme-doc-markdown figure.sp-drawing > img');
    if ((await pictures.count()) > 0)
      await expect(pictures.first()).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('Tab'); // a reader who uses the keyboard
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await cutOutlines(page), `/${route} at ${String(width)} px`).toEqual([]);
    }
  }
});

test('a picture’s caption leaves the ring around both whole', async ({page}) => {
  await open(page, 'how-to/choke-sounds/');
  const picture = page.locator('.theme-doc-markdown .sp-drawing:has(figcaption) > img').first();
  await expect(picture).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Tab');
  await picture.focus();
  const figure = picture.locator('..');
  await figure.evaluate((box) => box.scrollIntoView({block: 'end', behavior: 'instant'}));
  const {x, y, width, height} = (await figure.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const clip = {x: x + width / 2, y: y + height - 6, width: 2, height: 6};
  await page.mouse.move(0, 0);
  const colors = async (): Promise<Buffer> => page.screenshot({clip, animations: 'disabled'});
  const ringed = await colors();
  await picture.evaluate((one: HTMLElement) => one.blur());
  expect(ringed.equals(await colors())).toBe(false);
});
