import type {Page} from '@playwright/test';

/** @returns elements whose text is cut off, and sideways scrolling of the page */
export async function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const visible = (element: Element) => element.checkVisibility({visibilityProperty: true});
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const {overflowX, overflowY, clipPath} = getComputedStyle(element);
      const isForScreenReaders = element.clientWidth <= 1 || clipPath !== 'none';
      if (isForScreenReaders || !visible(element) || !element.textContent?.trim()) return false;
      // One pixel is rounding.
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    const {scrollWidth, clientWidth} = document.documentElement;
    return [
      ...cut.map(
        (element) =>
          `cut off: ${element.tagName} ${element.className} "${element.textContent?.slice(0, 40)}"`,
      ),
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
    ];
  });
}
